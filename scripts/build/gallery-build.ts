/**
 * The second site built for tests: with the page of components and every operator option that the first site leaves
 * unset, so that both cases are tested.
 */
export const galleryBuild = {
  dist: ".build/gallery",
  env: {
    WIM_GALLERY: "1",
    WIM_CLEVERTAP_ACCOUNT: "TEST-000-0000",
    WIM_CLEVERTAP_REGION: "us1",
  },
} as const;
