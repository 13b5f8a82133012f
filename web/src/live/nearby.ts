// Whether an address is reached from everywhere, or only from the network that it stands in.

/** A laptop's own address, those of private networks, and names that only such a network knows. */
const NEARBY =
  /^(localhost|127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[(::1|f[cde])|[^.:]+$|.*\.(local|lan|home|internal)$)/;

export const isNearby = (origin: string): boolean => NEARBY.test(new URL(origin).hostname);
