/** The device's position, requested once and only with consent. Nothing is stored. */

/** Options for the fast position from the network, up to a minute old, because accuracy to the town is enough. */
const positionOptions = {
  enableHighAccuracy: false,
  timeout: 15_000,
  maximumAge: 60_000,
} as const satisfies PositionOptions;

export type PositionProblem =
  /** The person or a device policy refused. */
  | "denied"
  /** The device does not know its position. */
  | "unavailable"
  | "timeout"
  /** The page has no `navigator.geolocation`. */
  | "unsupported";

export type PositionResult =
  /**
   * The position in degrees (WGS 84), or the problem; `accuracyMeters` is the radius that contains the device with 95%
   * confidence.
   */
  { position: { longitude: number; latitude: number; accuracyMeters: number } } | { problem: PositionProblem };

/** Problems by the codes of GeolocationPositionError. */
const problemsByCode: Readonly<Record<number, PositionProblem>> = { 1: "denied", 2: "unavailable", 3: "timeout" };

/**
 * Requests the position. The browser then shows its permission prompt, so call this only at the visitor's request.
 *
 * @param geolocation - `navigator.geolocation`; undefined if the browser has none.
 */
export function requestPosition(
  geolocation: Pick<Geolocation, "getCurrentPosition"> | undefined,
): Promise<PositionResult> {
  if (!geolocation) return Promise.resolve({ problem: "unsupported" });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) =>
        resolve({ position: { longitude, latitude, accuracyMeters: accuracy } }),
      ({ code }) => resolve({ problem: problemsByCode[code] ?? "unavailable" }),
      positionOptions,
    );
  });
}
