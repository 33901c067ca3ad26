import { originalNameOf } from '#contract/uploads/original-name.ts'

/** The path of brochures with a cover page. The uploaded file, without the cover page, keeps its own address. */
export const BROCHURE_PATH = 'brochures'

/** The document id selects the brochure; the name after it is only for readability. */
export function brochureAddress({ id, file }: { id: number; file: string }) {
  return `/${BROCHURE_PATH}/${id}-${encodeURIComponent(originalNameOf(file))}`
}
