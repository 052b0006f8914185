"""All that a file of a general or a card needs, from one place: what acts, changes and happens, what is picked, and words."""

# ruff: noqa: I001, RUF022
# fmt: off

from sanguosha.cards.basic import DODGE, DRUNK, FIRE_SLASH, PEACH, SLASH, THUNDER_SLASH, WINE
from sanguosha.cards.delayed_tricks import INDULGENCE, LIGHTNING, SUPPLY_SHORTAGE
from sanguosha.cards.instant_tricks import (
    AMAZING_GRACE, ARCHERY_ATTACK, COLLATERAL, DISMANTLEMENT, DUEL, EX_NIHILO, FIRE_ATTACK, GOD_SALVATION, IRON_CHAIN,
    SAVAGE_ASSAULT, SNATCH,
)
from sanguosha.cards.trick import NULLIFICATION, TargetedTrick
from sanguosha.engine.decisions.decision import NO_PICKS, Decision, Picks, Query
from sanguosha.engine.decisions.queries import (
    Assign, OneOf, Options, Ordered, Piles, Sequence, Step, Steps, Then, Thing, Tokens, cards_query, pick, seats_query,
)
from sanguosha.engine.game import Game
from sanguosha.engine.happenings.frames import (
    BURIED_CARDS, DEALT, DISCARDED, DRAWN, EQUIPPED, GIVEN, JUDGED, OBTAINED, PLACED, PLAYED, PUT_AWAY, RECAST, REPLACED,
    REVEALED, TO_PLAY, TO_RESCUE, TO_USE, USED, Answer, Contest, Damage, Death, Dying, Frame, HealthLoss, Judgement, Line, Move,
    MoveLine, Opening, PhaseRun, Play, Recovery, Request, Reveal, Turn, Use, UseOrPlay,
)
from sanguosha.engine.happenings.history import DAMAGE, DEATHS, MOVES, PLAYS, USES, Dealt, Fallen, Moved, Played, Used
from sanguosha.engine.happenings.moments import DISCARD, DRAW, FINISH, JUDGE, NO_PHASE, PHASES, PLAY, PREPARE, Phase
from sanguosha.engine.parts.effects import (
    END_OF_GAME, END_OF_OWN_TURN, END_OF_PHASE, END_OF_ROUND, END_OF_TURN, HIDDEN, SEAT, SEATS, START_OF_OWN_TURN, Effect,
    EffectKind, RuleKind, Until, death_of, during, end_of_next_turn, start_of_next_turn, until_shown, while_lies, while_shown,
)
from sanguosha.engine.parts.modifiers import (
    AsHand, AttackRange, BigSide, Distance, ExtraTargets, HandLimit, IgnoresDistance, Look, MayChain, MayPayHealth, MayRecover,
    MayRescue, MayRespond, MayReveal, MayTarget, MayUse, SideCount, SkillOn, UnlimitedUse, Wears,
)
from sanguosha.engine.parts.part import (
    ANYBODY, ONCE_PER_GAME, ONCE_PER_PHASE, ONCE_PER_TURN, OTHERS, OWN, UNLIMITED, Active, Part, Provider, Trigger, ViewAs,
)
from sanguosha.engine.parts.selections import (
    CardChoice, CardTest, SeatChoice, SeatTest, anyone, at_least, black, diamond, equipment, exactly, for_each_card, heart,
    holds_cards, male, of_suit, one_dead, one_of, one_other, others, red, up_to, wounded,
)
from sanguosha.engine.parts.triggers import (
    BecomingTarget, Buried, CardPlayed, CardPlaying, CardUsing, CardsMoved, CardsMoving, ContestRevealed, DamageCapping,
    DamageCaused, DamageCausing, DamageDiverting, DamageFinal, DamageSparing, DamageTaken, DamageTaking, DecisionOpening, Died,
    DrawCounting, DyingAsked, DyingDeciding, DyingEntered, DyingLeft, EffectOffset, EffectStarting, GeneralRemoved,
    GeneralRevealed, HealthLosing, HealthLost, JudgeDecided, JudgeRevealed, KingdomDecided, PhaseApproaching, PhaseEnding,
    PhaseStarting, Recovered, Recovering, Rewarding, RoundStarting, TargetChosen, TargetConfirmed, TurnEnding, TurnStarting,
    UseFinished, UseFinishing, UsingOrPlaying,
)
from sanguosha.engine.pieces.card import (
    ARMOR, BASIC, BLACK, CLUB, COLORLESS, DEFENSIVE_HORSE, DELAYED_TRICK, DIAMOND, EQUIPMENT, FIRE, HEART, NORMAL, NO_SLOT,
    NO_SUIT, OFFENSIVE_HORSE, RED, SPADE, THUNDER, TREASURE, TRICK, WEAPON, Card, Color, Kind, Suit, VirtualCard,
)
from sanguosha.engine.pieces.grounds import NO_HAND
from sanguosha.engine.pieces.skills import (
    ARRAY, AWAKENING, DEPUTY, DEPUTY_ONLY, FEMALE, HEAD, HEAD_ONLY, LIMITED, LOCKED, LORD_SKILL, MALE, QUN, SHU, WEI, WU,
    General, Skill, Slot, awakening, limited, locked, lord,
)
from sanguosha.engine.pieces.worth import CardWorth, Worth
from sanguosha.engine.pieces.zones import (
    ALL_AREAS, DISCARD_PILE, DRAW_PILE, EQUIP, EQUIP_AREA, HAND, HAND_AREA, JUDGE_AREA, JUDGING_AREA, OUT, OWN_CARDS, PILE,
    TABLE, Zone,
)
from sanguosha.engine.procedures.menus import Draft
from sanguosha.engine.table.seat import Seat

__all__ = [
    "DODGE", "DRUNK", "FIRE_SLASH", "PEACH", "SLASH", "THUNDER_SLASH", "WINE",
    "INDULGENCE", "LIGHTNING", "SUPPLY_SHORTAGE",
    "AMAZING_GRACE", "ARCHERY_ATTACK", "COLLATERAL", "DISMANTLEMENT", "DUEL", "EX_NIHILO", "FIRE_ATTACK", "GOD_SALVATION",
    "IRON_CHAIN", "SAVAGE_ASSAULT", "SNATCH",
    "NULLIFICATION", "TargetedTrick",
    "NO_PICKS", "Decision", "Picks", "Query",
    "Assign", "OneOf", "Options", "Ordered", "Piles", "Sequence", "Step", "Steps", "Then", "Thing", "Tokens", "cards_query",
    "pick", "seats_query",
    "Game",
    "BURIED_CARDS", "DEALT", "DISCARDED", "DRAWN", "EQUIPPED", "GIVEN", "JUDGED", "OBTAINED", "PLACED", "PLAYED", "PUT_AWAY",
    "RECAST", "REPLACED", "REVEALED", "TO_PLAY", "TO_RESCUE", "TO_USE", "USED", "Answer", "Contest", "Damage", "Death", "Dying",
    "Frame", "HealthLoss", "Judgement", "Line", "Move", "MoveLine", "Opening", "PhaseRun", "Play", "Recovery", "Request",
    "Reveal", "Turn", "Use", "UseOrPlay",
    "DAMAGE", "DEATHS", "MOVES", "PLAYS", "USES", "Dealt", "Fallen", "Moved", "Played", "Used",
    "DISCARD", "DRAW", "FINISH", "JUDGE", "NO_PHASE", "PHASES", "PLAY", "PREPARE", "Phase",
    "END_OF_GAME", "END_OF_OWN_TURN", "END_OF_PHASE", "END_OF_ROUND", "END_OF_TURN", "HIDDEN", "SEAT", "SEATS",
    "START_OF_OWN_TURN", "Effect", "EffectKind", "RuleKind", "Until", "death_of", "during", "end_of_next_turn",
    "start_of_next_turn", "until_shown", "while_lies", "while_shown",
    "AsHand", "AttackRange", "BigSide", "Distance", "ExtraTargets", "HandLimit", "IgnoresDistance", "Look", "MayChain",
    "MayPayHealth", "MayRecover", "MayRescue", "MayRespond", "MayReveal", "MayTarget", "MayUse", "SideCount", "SkillOn",
    "UnlimitedUse", "Wears",
    "ANYBODY", "ONCE_PER_GAME", "ONCE_PER_PHASE", "ONCE_PER_TURN", "OTHERS", "OWN", "UNLIMITED", "Active", "Part", "Provider",
    "Trigger", "ViewAs",
    "CardChoice", "CardTest", "SeatChoice", "SeatTest", "anyone", "at_least", "black", "diamond", "equipment", "exactly",
    "for_each_card", "heart", "holds_cards", "male", "of_suit", "one_dead", "one_of", "one_other", "others", "red", "up_to",
    "wounded",
    "BecomingTarget", "Buried", "CardPlayed", "CardPlaying", "CardUsing", "CardsMoved", "CardsMoving", "ContestRevealed",
    "DamageCapping", "DamageCaused", "DamageCausing", "DamageDiverting", "DamageFinal", "DamageSparing", "DamageTaken",
    "DamageTaking", "DecisionOpening", "Died", "DrawCounting", "DyingAsked", "DyingDeciding", "DyingEntered", "DyingLeft",
    "EffectOffset", "EffectStarting", "GeneralRemoved", "GeneralRevealed", "HealthLosing", "HealthLost", "JudgeDecided",
    "JudgeRevealed", "KingdomDecided", "PhaseApproaching", "PhaseEnding", "PhaseStarting", "Recovered", "Recovering",
    "Rewarding", "RoundStarting", "TargetChosen", "TargetConfirmed", "TurnEnding", "TurnStarting", "UseFinished",
    "UseFinishing", "UsingOrPlaying",
    "ARMOR", "BASIC", "BLACK", "CLUB", "COLORLESS", "DEFENSIVE_HORSE", "DELAYED_TRICK", "DIAMOND", "EQUIPMENT", "FIRE", "HEART",
    "NORMAL", "NO_SLOT", "NO_SUIT", "OFFENSIVE_HORSE", "RED", "SPADE", "THUNDER", "TREASURE", "TRICK", "WEAPON", "Card",
    "Color", "Kind", "Suit", "VirtualCard",
    "NO_HAND",
    "ARRAY", "AWAKENING", "DEPUTY", "DEPUTY_ONLY", "FEMALE", "HEAD", "HEAD_ONLY", "LIMITED", "LOCKED", "LORD_SKILL", "MALE",
    "QUN", "SHU", "WEI", "WU", "General", "Skill", "Slot", "awakening", "limited", "locked", "lord",
    "CardWorth", "Worth",
    "ALL_AREAS", "DISCARD_PILE", "DRAW_PILE", "EQUIP", "EQUIP_AREA", "HAND", "HAND_AREA", "JUDGE_AREA", "JUDGING_AREA", "OUT",
    "OWN_CARDS", "PILE", "TABLE", "Zone",
    "Draft",
    "Seat",
]
