// Which addresses are reached from home, and which only from within one network.
import { expect, it } from "vitest";
import { isNearby } from "../src/live/nearby.ts";

it("knows a laptop's address from one that everybody reaches", () => {
  const near = ["localhost:8000", "127.0.0.1", "192.168.1.20:8000", "10.0.0.7", "172.16.4.4", "172.31.0.1"];
  for (const host of [...near, "169.254.9.9", "[fe80::1]:80", "[::1]", "laptop", "laptop.local", "box.lan"])
    expect([host, isNearby(`http://${host}`)]).toEqual([host, true]);
  for (const host of ["kibitz.example.org", "172.32.0.1", "11.0.0.1", "192.169.1.1", "8.8.8.8", "[2001:db8::1]"])
    expect([host, isNearby(`https://${host}`)]).toEqual([host, false]);
});
