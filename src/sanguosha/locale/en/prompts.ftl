# What a player is asked, and what the buttons under the question say.
# $a, $b … are the arguments of the question in words, $a_id the same raw, $a_me "yes" if it is the player who is asked.
# $low and $high say how many may be chosen, $ways how many different things can be picked first.

play-phase = Your play phase: use a card or a skill.
    .pass = End the play phase
    .recast = Recast a card
    .declare = Reveal a general
choose-revealed = Your turn begins: which generals do you reveal?
    .pass = Stay hidden
ask-reveal-hand_limit = Reveal { $a }, which changes your hand limit?
    .yes = Reveal
    .no = Stay hidden
ask-reveal-judgement = Reveal { $a }, for whom { $b } has another suit?
    .yes = Reveal
    .no = Stay hidden
ask-reveal-target = { $c } uses { $b } on you: reveal { $a } and be no target of it?
    .yes = Reveal
    .no = Stay hidden
ask-reveal-dying = { $b } is dying: reveal { $a }, which changes who may help?
    .yes = Reveal
    .no = Stay hidden
use-skill =
    { $b_id ->
        [line]
            { $c_me ->
                [yes] You use { $e } on { $d }.
               *[no] { $c } uses { $e } on { $d_me ->
                        [yes] you
                       *[no] { $d }
                    }.
            }{ " " }
        [dodged]
            { $c_me ->
                [yes] Your { $e }
               *[no] The { $e } of { $c }
            } is cancelled by { $d_me ->
                [yes] you
               *[no] { $d }
            }.{ " " }
        [use]
            { $c_me ->
                [yes] You use
               *[no] { $c } uses
            } { $d }.{ " " }
        [play]
            { $c_me ->
                [yes] You play
               *[no] { $c } plays
            } { $d }.{ " " }
        [damage]
            { $d_id ->
                [none]
                    { $c_me ->
                        [yes] You take
                       *[no] { $c } takes
                    } { $e } damage.{ " " }
               *[other]
                    { $d_me ->
                        [yes] You deal
                       *[no] { $d } deals
                    } { $e } damage to { $c_me ->
                        [yes] you
                       *[no] { $c }
                    }.{ " " }
            }
        [judgement]
            { $c_me ->
                [yes] Your judgement for { $d }
               *[no] The judgement of { $c } for { $d }
            } is { $e }.{ " " }
       *[none] { "" }
    }{ $ways ->
        [0] You have no card for { $a }.
        [1] Use { $a }?
       *[other] Several skills can be used now. Which one first?
    }
    .pass = Do not use it

# $a uses the card $b; $c Dodges are still needed.
ask-dodge =
    { $c ->
        [1] { $a } uses { $b } on you. Use a Dodge?
       *[other] { $a } uses { $b } on you. It takes { $c } Dodges to cancel it: use one?
    }
    .pass = Do not dodge
# $a is the other duellist; $b Slashes are still needed.
ask-duel =
    { $b ->
        [1] Duel with { $a }: play a Slash, or take 1 damage.
       *[other] Duel with { $a }: play { $b } Slashes one after the other, or take 1 damage.
    }
    .pass = Give up the duel
ask-archery_attack = Archery Attack by { $a }: play a Dodge, or take 1 damage.
    .pass = Take the damage
ask-savage_assault = Savage Assault by { $a }: play a Slash, or take 1 damage.
    .pass = Take the damage
# $a uses the trick $b on $c, or answers one on $c with Nullification: $d is "on" while that trick works, "off" while it is cancelled.
ask-nullification =
    { $b_id ->
        [nullification]
            { $d_id ->
                [on]
                    { $c_me ->
                        [yes] { $a } wants { $e } to affect you after all. Cancel that with Nullification?
                       *[no] { $a } wants { $e } to affect { $c } after all. Cancel that with Nullification?
                    }
               *[off]
                    { $c_me ->
                        [yes] { $a } cancels { $e } for you. Use Nullification so that it affects you after all?
                       *[no] { $a } cancels { $e } for { $c }. Use Nullification so that it affects { $c } after all?
                    }
            }
       *[other]
            { $own ->
                [yes]
                    { $c_me ->
                        [yes] { $b } is about to affect you. Cancel it with Nullification?
                       *[no] { $b } is about to affect { $c }. Cancel it with Nullification?
                    }
               *[no]
                    { $c_me ->
                        [yes] { $b } by { $a } is about to affect you. Cancel it with Nullification?
                       *[no] { $b } by { $a } is about to affect { $c }. Cancel it with Nullification?
                    }
            }
    }
    .pass = Let it be
# $a is dying and needs $b.
ask-rescue =
    { $a_me ->
        [yes] You are dying. Recover { $b } HP with Peach or Wine, or you die.
       *[no] { $a } is dying and needs { $b } HP. Use a Peach to help?
    }
    .pass =
        { $a_me ->
            [yes] Accept death
           *[no] Do not help
        }
# $a asks for a Slash on $b.
ask-collateral = Collateral by { $a }: use a Slash on { $b }, or hand over your weapon.
    .pass = Hand over the weapon
ask-fire_attack = { $a } shows a card of suit { $b }. Discard a card of that suit to deal 1 fire damage?
    .pass = Discard nothing
    .confirm = Discard { $cards }
ask-double_swords = Twin Swords of { $a }: discard a hand card, or { $a } draws a card.
    .pass = Let them draw
    .confirm = Discard { $cards }
ask-blade = Green Dragon Blade: { $a } dodged your Slash. Use another one on them?
    .pass = Let them go
ask-jijiang =
    { $b_id ->
        [none] { $a } calls on Shu: play a Slash for them?
       *[other]
            { $c_id ->
                [none] { $a } calls on Shu to slash { $b_me ->
                    [yes] you
                   *[no] { $b }
                }: play a Slash for them?
               *[other] { $a } calls on Shu against { $c }: play a Slash for them?
            }
    }
    .pass = Do not answer
ask-hujia =
    { $b_id ->
        [none] { $a } calls on Wei: play a Dodge for them?
       *[other] { $a } calls on Wei against { $b_me ->
            [yes] your { $c }
           *[no] the { $c } of { $b }
        }: play a Dodge for them?
    }
    .pass = Do not answer
ask-guhuo =
    { $c_id ->
        [none] Bewitchment of { $a }: a face-down card is said to be { $b }. Challenge it?
       *[other] Bewitchment of { $a }: a face-down card is said to be { $b } on { $c_me ->
            [yes] you
           *[no] { $c }
        }. Challenge it?
    }
    .yes = Challenge it
    .no = Believe it
ask-ganglie = Unyielding of { $a }: discard two hand cards, or take 1 damage.
    .pass = Take the damage
    .confirm = Discard { $count }
ask-reward = You killed { $a }: draw { $b } cards?
    .yes = Draw { $b } cards
    .no = Draw nothing
ask-luoshen = Goddess of the Luo: it was black. Judge once more?
    .yes = Judge again
    .no = Stop here

choose-general = Choose your general.
choose-discard = Too many cards in hand: discard { $low }.
    .confirm = Discard { $count }
ask-dismantlement = Which card of { $a } is discarded?
    .confirm = Discard this card
ask-snatch = Which card of { $a } do you take?
    .confirm = Take this card
ask-fankui = { $skill }: which card of { $a } do you take?
    .confirm = Take this card
ask-ice_sword = { $skill }: which card of { $a } is discarded?
    .confirm = Discard this card
ask-amazing_grace = Amazing Grace: choose a card to take.
    .confirm = Take { $cards }
ask-fire_attack-show = Fire Attack by { $a }: which hand card do you show?
    .confirm = Show { $cards }
choose-contest-card = Choose a hand card for the comparison.
    .confirm = Compare with { $cards }
ask-guanxing = Stargazing: first the cards for the top of the draw pile, the first one uppermost; then those for the bottom, the last one lowest.
    .next = The rest goes to the bottom
    .confirm = Put them back like this
    .panel = Stargazing: the upper row goes on top of the draw pile, its leftmost card is drawn first; the lower row goes to the bottom.
ask-fanjian = Sow Discord of { $a }: name a suit.
ask-fanjian-card = Draw a hand card of { $a }.
ask-yiji = Last Plan: you may give away the cards just drawn.
    .done =
        { $picked ->
            [0] Keep both
           *[other] Share out like this
        }
ask-buqu =
    { $low ->
        [1] You recover HP: which Unyielding Body card goes?
       *[other] You recover HP: which { $low } Unyielding Body cards go?
    }
    .confirm = Put away { $count }

# What is asked where a skill or card has no words of its own: $skill is its name.
ask-cards = { $skill }: choose { $high ->
        [1] a card
       *[other] cards
    }.
ask-card_of = { $skill }: which card of { $a }?
ask-seats = { $skill }: choose { $high ->
        [1] a player
       *[other] players
    }.
ask-option = { $skill }: what do you choose?
ask-distribute = { $skill }: share out these cards.
ask-arrange = { $skill }: put these cards in order.
ask-play = { $skill }: play a card?
ask-use = { $skill }: use a card?

# Buttons that no question says better.
option-pass = Pass
option-done = Done
option-next = Next pile
option-yes = Do it
option-no = Do not
option-recast = Recast a card
option-declare = Reveal a general
way = { $skill }: { $way }
way-shensu-1 = skip the judge and draw phases
way-shensu-2 = skip the play phase, discarding equipment
use-way = Use { $way }
unseen-card = A hand card of { $seat }, unseen
reason-hand_limit = to your hand limit
reason-avoid = to avoid it
reason-attack = to deal the damage
