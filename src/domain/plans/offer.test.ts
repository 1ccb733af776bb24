import { expect, test } from "vitest";
import { type DatedOffer, findFirstOfferClash, listOffersForDay } from "./offer.ts";

const december: DatedOffer = { name: "December", days: { from: "2026-12-01", to: "2026-12-31" }, offer: {} };
const january: DatedOffer = { name: "January", days: { from: "2027-01-01", to: "2027-01-31" }, offer: {} };
const unconfirmed: DatedOffer = { name: "Unconfirmed", offer: {} };

const namesOn = (day: string, offers: readonly DatedOffer[]) => listOffersForDay(day, offers).map(({ name }) => name);

test("an offer holds from its first day to its last", () => {
  const days = ["2026-11-30", "2026-12-01", "2026-12-31", "2027-01-01", "2027-01-31", "2027-02-01"];
  expect(days.map((day) => namesOn(day, [january, december]))).toEqual([
    [],
    ["December"],
    ["December"],
    ["January"],
    ["January"],
    [],
  ]);
});

test("an offer without confirmed days holds on any day without a dated offer", () => {
  expect(namesOn("2026-11-30", [unconfirmed, december])).toEqual(["Unconfirmed"]);
  expect(namesOn("2026-12-24", [unconfirmed, december])).toEqual(["December"]);
  const ended = { ...unconfirmed, endedBy: "2026-11-30" };
  expect(["2026-11-30", "2026-12-01"].map((day) => namesOn(day, [ended]))).toEqual([["Unconfirmed"], []]);
});

const christmas: DatedOffer = { name: "Christmas", days: { from: "2026-12-24", to: "2027-01-06" }, offer: {} };

test("two offers with a common day are both returned", () => {
  expect(namesOn("2026-12-24", [december, christmas])).toEqual(["December", "Christmas"]);
});

test("two offers clash on their first common day that is not over yet", () => {
  const offers = [christmas, january, december];
  expect(findFirstOfferClash("2026-11-23", offers)).toEqual({ names: ["Christmas", "December"], day: "2026-12-24" });
  expect(findFirstOfferClash("2026-12-31", offers)?.day).toBe("2026-12-31");
  expect(findFirstOfferClash("2027-01-01", offers)).toEqual({ names: ["Christmas", "January"], day: "2027-01-01" });
  expect(findFirstOfferClash("2027-01-07", offers)).toBeUndefined();
  expect(findFirstOfferClash("2026-11-23", [january, december, unconfirmed])).toBeUndefined();
});

test("two offers without confirmed days clash on any day", () => {
  expect(findFirstOfferClash("2026-12-24", [december, unconfirmed, { name: "Another", offer: {} }])).toEqual({
    names: ["Unconfirmed", "Another"],
  });
});
