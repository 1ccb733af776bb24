import { deviceNameWords } from "#content/devices/device-name-words.ts";
import { deviceBrands } from "#content/devices/phones.ts";
import { createDeviceMatcher } from "#domain/devices/device-match.ts";

/**
 * The listed phones; `brandedName` is the name with its brand, unless the name already contains a brand, as in «Otras
 * marcas».
 */
export const listedModels = deviceBrands.flatMap(({ brand, first, later }) =>
  [...first, ...later].map(({ name }) => ({
    name,
    brandedName: brand === "Otras marcas" || name.includes(brand) ? name : `${brand} ${name}`,
  })),
);

export const matchDevice = createDeviceMatcher(
  deviceBrands.map((brand) => ({ ...brand, models: [...brand.first, ...brand.later] })),
  deviceNameWords,
);
