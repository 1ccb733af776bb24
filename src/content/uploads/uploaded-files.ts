import { data as notices } from "#content/data/notices.ts";
import { data as ownDocuments } from "#content/data/own-documents.ts";
import { data as promotions } from "#content/data/promotions.ts";
import { data as testimonials } from "#content/data/testimonials.ts";
import { findUploadedFiles, type NamedStoredFile } from "#domain/uploads/stored-file.ts";

/** The pictures and documents that staff uploaded, including those of rows that are not visible yet. */
export const uploadedFiles: readonly NamedStoredFile[] = findUploadedFiles([
  promotions,
  notices,
  testimonials,
  ownDocuments,
]);
