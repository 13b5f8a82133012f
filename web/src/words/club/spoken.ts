// The English of class and club; every screen of them imports this.
import { club } from "./en.club.ts";
import { events } from "./en.events.ts";
import { realCards } from "./en.realcards.ts";
import { teach } from "../text.ts";

teach(club);
teach(events);
teach(realCards);
