import { UPLOAD_FOLDER, type UploadFolder } from '#contract/uploads/uploads.constants.ts'
import type { BundledPictureFile } from './site-pages.constants.ts'

export function isBundledPicture(file: string): file is BundledPictureFile {
  return !file.includes('.')
}

export const PAGE_FOLDER = {
  pictures: UPLOAD_FOLDER.images,
  documents: UPLOAD_FOLDER.images,
  films: UPLOAD_FOLDER.videos,
} as const satisfies Record<string, UploadFolder>
