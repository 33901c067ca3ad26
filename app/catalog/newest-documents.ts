import { BROCHURE_TYPE } from '#contract/catalog/catalog.constants.ts'
import type { ProjectDocument } from '#contract/catalog/documents.schema.ts'

/** The newest pdf is the brochure; the newest of any other type is the price image. */
export function newestDocuments(documents: readonly ProjectDocument[]) {
  const newestFirst = documents.toSorted((one, other) => other.id - one.id)
  return {
    brochure: newestFirst.find(isBrochure)?.file ?? null,
    priceImage: newestFirst.find((document) => !isBrochure(document))?.file ?? null,
  }
}

function isBrochure({ type }: ProjectDocument) {
  return type.toLowerCase() === BROCHURE_TYPE
}
