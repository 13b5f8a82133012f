import { expect, test } from "vitest";

import { everySevenDays } from "../src/subjects/league/dates.ts";

test("a league is dated over months, years and a leap day", () => {
  expect(everySevenDays("2027-12-24", 3)).toEqual(["2027-12-24", "2027-12-31", "2028-01-07"]);
  expect(everySevenDays("2028-02-25", 2)).toEqual(["2028-02-25", "2028-03-03"]);
});
