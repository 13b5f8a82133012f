// The subjects of the page: a new one is a folder and a line here.
import type { Screens } from "../live/screens.ts";
import { administration } from "./administration/screens.ts";
import { classes } from "./classes/screens.ts";
import { competition } from "./competition/screens.ts";
import { deals } from "./deals/screens.ts";
import { evening } from "./evening/screens.ts";
import { history } from "./history/screens.ts";
import { home } from "./home/screens.ts";
import { homework } from "./homework/screens.ts";
import { league } from "./league/screens.ts";
import { lesson } from "./lesson/screens.ts";
import { lookback } from "./lookback/screens.ts";
import { practice } from "./practice/screens.ts";
import { printing } from "./printing/screens.ts";
import { progress } from "./progress/screens.ts";
import { rules } from "./rules/screens.ts";
import { table } from "./table/screens.ts";
import { viewer } from "./viewer/screens.ts";

export const SCREENS: Screens = {
  ...administration,
  ...classes,
  ...competition,
  ...deals,
  ...evening,
  ...history,
  ...home,
  ...homework,
  ...league,
  ...lesson,
  ...lookback,
  ...practice,
  ...printing,
  ...progress,
  ...rules,
  ...table,
  ...viewer,
};
