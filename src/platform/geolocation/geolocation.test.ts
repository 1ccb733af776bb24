import { expect, test } from "vitest";
import { requestPosition } from "./geolocation.ts";

const failing = (code: number) => ({
  getCurrentPosition: (_: PositionCallback, onError?: PositionErrorCallback | null) =>
    onError?.({ code } as GeolocationPositionError),
});

test("gives the position and its accuracy", async () => {
  const coords = { longitude: -104.9, latitude: 21.5, accuracy: 40 } as GeolocationCoordinates;
  const service = { getCurrentPosition: (onFound: PositionCallback) => onFound({ coords } as GeolocationPosition) };
  expect(await requestPosition(service)).toEqual({
    position: { longitude: -104.9, latitude: 21.5, accuracyMeters: 40 },
  });
});

test("distinguishes a refusal, an unknown position, a timeout and a missing service", async () => {
  const answers = await Promise.all([...[1, 2, 3, 9].map(failing), undefined].map(requestPosition));
  expect(answers).toEqual(
    ["denied", "unavailable", "timeout", "unavailable", "unsupported"].map((problem) => ({ problem })),
  );
});
