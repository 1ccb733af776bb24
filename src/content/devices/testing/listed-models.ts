import { createDeviceMatcher } from "#domain/devices/device-match.ts";
import { deviceNameWords } from "../device-name-words.ts";
import { deviceBrands } from "../devices.ts";

/** Models of the last brand, «Otras marcas», already contain their makers' names. */
export const listedModels = deviceBrands.flatMap(({ brand, first, later }) =>
  [...first, ...later].map(({ name }) => ({ name, branded: brand === "Otras marcas" ? name : `${brand} ${name}` })),
);

export const matchDevice = createDeviceMatcher(
  deviceBrands.map((brand) => ({ ...brand, models: [...brand.first, ...brand.later] })),
  deviceNameWords,
);
