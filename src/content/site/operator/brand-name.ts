/** The name in structured data, the web manifest and the APN profile. */
export const brandName = "wim";
