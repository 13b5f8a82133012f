// The English of the viewer and of deals to order; every screen with them imports this.
import { teach } from "../text.ts";
import { viewer } from "./en.viewer.ts";

teach(viewer);
