import { describe, expect, it } from "vitest";
import type { ModeEntry, ModeOption } from "../../lib/catalogue";
import { DEFAULT_OPTIONS } from "../../lib/protocol";
import { isFree, isOn, stepsOf, valueOf, withMode, withOption, type Chosen } from "./variants";

const identity: ModeEntry = {
  id: "identity",
  players: [5, 6, 8],
  options: [
    { id: "generals", choices: ["on", "off"] },
    { id: "reincarnation", choices: ["off", "on"], needs: { generals: ["on"] } },
    { id: "series", choices: ["none", "rotating_lord"] },
    { id: "first_out_protection", choices: ["off", "on", "always"], needs: { series: ["rotating_lord"] } },
    { id: "scoring", choices: ["none", "v4"] },
    { id: "rebel_bonus_needs_win", choices: ["false", "true"], needs: { scoring: ["v4"], series: ["rotating_lord"] } },
    { id: "choices", number: [1, 10] },
    { id: "round_cap", number: [1, 1000], usual: 100 },
  ],
};
const teams: ModeEntry = { id: "team_3v3", players: [6], options: [{ id: "silent", choices: ["on", "off"] }], teams: true };
const protection = identity.options[3];

describe("variants of a mode", () => {
  it("stand at their usual value until somebody chooses", () => {
    expect(valueOf(identity, "series", {})).toBe("none");
    expect(valueOf(identity, "series", { series: "rotating_lord" })).toBe("rotating_lord");
    expect([valueOf(teams, "silent", {}), "off", "none", ""].map(isOn)).toEqual([true, false, false, false]);
  });

  it("are offered only where they have an effect", () => {
    expect(protection && isFree(identity, protection, {})).toBe(false);
    expect(protection && isFree(identity, protection, { series: "rotating_lord" })).toBe(true);
  });

  it("of the points need points, which a series brings too", () => {
    const bonus = identity.options.find((option) => option.id === "rebel_bonus_needs_win");
    const ways: Chosen[] = [{}, { scoring: "v4" }, { series: "rotating_lord" }];
    const offered = ways.map((chosen) => bonus && isFree(identity, bonus, chosen));
    expect(offered).toEqual([false, true, true]);
  });

  it("go when what they need is switched off", () => {
    const chosen = { series: "rotating_lord", first_out_protection: "always", reincarnation: "on", choices: "5" };
    expect(withOption(identity, chosen, "series", "none")).toEqual({ series: "none", reincarnation: "on", choices: "5" });
    expect(withOption(identity, chosen, "generals", "off")).not.toHaveProperty("reincarnation");
  });
});

describe("numbers", () => {
  it("go in steps, and the one that is chosen is among them", () => {
    const cap = identity.options.at(-1) as ModeOption;
    const steps = stepsOf(cap, 37);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps).toEqual(expect.arrayContaining([1, 37, 100, 1000]));
    expect(stepsOf({ id: "choices", number: [1, 10] }, 3)).toEqual([1, 2, 3, 5, 8, 10]);
  });
});

describe("another mode", () => {
  it("brings its own size and forgets what it does not know", () => {
    const options = { ...DEFAULT_OPTIONS, players: 8, options: { series: "rotating_lord" } };
    expect(withMode(options, teams)).toMatchObject({ mode: "team_3v3", players: 6, options: {} });
    expect(withMode(options, identity)).toEqual(options);
  });

  it("keeps the packages that it is played with too, and else brings its own", () => {
    const options = { ...DEFAULT_OPTIONS, packages: ["wind"] };
    expect(withMode(options, { ...identity, packages: ["standard", "wind"] }).packages).toEqual(["wind"]);
    expect(withMode(options, { ...teams, packages: ["ancient"] }).packages).toEqual(["ancient"]);
  });
});
