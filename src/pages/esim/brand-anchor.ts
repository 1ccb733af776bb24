/** @returns the id of a brand's part in the list of phones: `marca-zte-nubia`. */
export const getBrandAnchor = (brand: string) => `marca-${brand.toLowerCase().replace(/[^a-z\d]+/g, "-")}`;
