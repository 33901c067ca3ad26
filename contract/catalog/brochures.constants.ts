import { originalNameOf } from '#contract/uploads/original-name.ts'

/** Path of brochures with a cover page. The uploaded file keeps its own URL, without the cover page. */
export const BROCHURE_PATH = 'brochures'

/** The document id selects the brochure; the file name is only for readability. */
export function brochureAddress({ id, file }: { id: number; file: string }) {
  return `/${BROCHURE_PATH}/${id}-${encodeURIComponent(originalNameOf(file))}`
}
