/**
 * The second site built for tests. It has the page of components, and sets every operator option that the first site
 * leaves unset.
 */
export const galleryBuild = {
  dist: ".build/gallery",
  env: {
    WIM_GALLERY: "1",
    WIM_CLEVERTAP_ACCOUNT: "TEST-000-0000",
    WIM_CLEVERTAP_REGION: "us1",
  },
} as const;
