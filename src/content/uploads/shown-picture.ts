import type { UploadedPicture } from "#domain/site/stored-file.ts";
import { buildPictureView, type PictureView } from "#domain/site/upload-addresses.ts";
import { readCoverageStore } from "#platform/config/coverage-store.ts";

/** The field `picture` for a page; empty without a picture, and in builds without the store of uploaded files. */
export const showPicture = (picture: UploadedPicture | undefined): { picture?: PictureView } =>
  picture && readCoverageStore() ? { picture: buildPictureView(picture) } : {};
