import { addGalleryImage, listGallery } from '#contract/catalog/gallery.endpoints.ts'
import { judgeUpload, tooLargeFor } from '#contract/uploads/upload-rules.ts'
import { UPLOAD_FOLDER, UPLOAD_PURPOSE } from '#contract/uploads/uploads.constants.ts'
import { browserApi } from '../../lib/browser-api.ts'
import type { UploadBatch } from '../../uploads/upload-queue.ts'

/** How pictures of one gallery category are checked, stored and attached. */
export function galleryBatch(projectId: number, imageCategoryId: number) {
  return {
    folder: UPLOAD_FOLDER.images,
    purpose: UPLOAD_PURPOSE.gallery,
    check({ name, size }) {
      const judged = judgeUpload({ folder: UPLOAD_FOLDER.images, purpose: UPLOAD_PURPOSE.gallery, fileName: name })
      return judged.ok ? tooLargeFor(judged.kind, size) : judged.sentence
    },
    async attach(fileName, isRepeat) {
      // The call adds a row each time, so a repeated one first looks for the row of the attempt that got no answer.
      if (isRepeat) {
        const gallery = await browserApi(listGallery, { params: { projectId } })
        if (!gallery.ok || gallery.data.some(({ image }) => image === fileName)) return gallery
      }
      return browserApi(addGalleryImage, { params: { projectId, imageCategoryId, fileName } })
    },
  } satisfies Omit<UploadBatch, 'files' | 'onSettled'>
}
