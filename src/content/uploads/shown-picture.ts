import type { UploadedPicture } from "#domain/uploads/stored-file.ts";
import { buildPictureView, type PictureView } from "#domain/uploads/upload-addresses.ts";
import { isUploadShown } from "#platform/config/coverage-store.ts";

/** Builds the field `picture` of a page; empty without a picture, and in builds without the uploaded file. */
export const showPicture = (picture: UploadedPicture | undefined): { picture?: PictureView } =>
  picture && isUploadShown({ ...picture, type: "webp" }) ? { picture: buildPictureView(picture) } : {};
