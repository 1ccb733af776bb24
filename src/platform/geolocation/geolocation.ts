/** Where the device is, once, if its owner agrees. Nothing is kept. */

/** A town is enough: the quick answer of the network, at most a minute old. */
const options = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 60_000 } as const satisfies PositionOptions;

export type PositionProblem =
  /** The person, or a rule of the device, said no. */
  | "denied"
  /** The device does not know. */
  | "unavailable"
  | "timeout"
  /** The browser has no such service, or not on this address. */
  | "unsupported";

export type PositionAnswer =
  /** Degrees, WGS 84; `accuracyMeters` is the radius in which the device is with 95% confidence. */
  { found: { longitude: number; latitude: number; accuracyMeters: number } } | { problem: PositionProblem };

/** By the codes of GeolocationPositionError. */
const problems: Readonly<Record<number, PositionProblem>> = { 1: "denied", 2: "unavailable", 3: "timeout" };

/**
 * Asks the browser, which asks the person: call it only when somebody wants it.
 *
 * @param geolocation - the browser's own; undefined where there is none.
 */
export function currentPosition(
  geolocation: Pick<Geolocation, "getCurrentPosition"> | undefined,
): Promise<PositionAnswer> {
  if (!geolocation) return Promise.resolve({ problem: "unsupported" });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) =>
        resolve({ found: { longitude, latitude, accuracyMeters: accuracy } }),
      ({ code }) => resolve({ problem: problems[code] ?? "unavailable" }),
      options,
    );
  });
}
