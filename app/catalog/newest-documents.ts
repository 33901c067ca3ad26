import { BROCHURE_TYPE } from '#contract/catalog/catalog.constants.ts'
import type { ProjectDocument } from '#contract/catalog/project-parts.schema.ts'

/** The newest PDF is the brochure; the newest document of any other type is the price image. */
export function newestDocuments(documents: readonly ProjectDocument[]) {
  const newestFirst = documents.toSorted((one, other) => other.id - one.id)
  const price = newestFirst.find((document) => !isBrochure(document))
  return {
    brochure: newestFirst.find(isBrochure) ?? null,
    priceImage: price?.file ?? null,
    priceText: price?.text ?? null,
  }
}

function isBrochure({ type }: ProjectDocument) {
  return type.toLowerCase() === BROCHURE_TYPE
}
