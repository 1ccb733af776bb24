/**
 * The second site that the tests build: with the page of components, and with everything that the operator may configure and
 * the first site does without, so that both are looked at.
 */
export const gallery = {
  dist: ".build/gallery",
  env: {
    WIM_GALLERY: "1",
    WIM_CLEVERTAP_ACCOUNT: "TEST-000-0000",
    WIM_CLEVERTAP_REGION: "us1",
  },
} as const;
