import * as z from 'zod/mini'
import { storedFile } from '#contract/uploads/uploads.schema.ts'
import { idOrNew, optionalText, recordId, versionSeen } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'

/** A pdf is a brochure; a document of any other type is a price image. */
export const ProjectDocument = z.object({
  id: z.int(),
  projectId: z.int(),
  type: z.string(),
  file: z.string(),
  /** What a price image says, for those who cannot see it and for search engines. */
  text: z.optional(z.nullable(z.string())),
  /** Only for those who may save it. */
  version: z.optional(z.int()),
})
export type ProjectDocument = z.output<typeof ProjectDocument>

/** Without a type the file's own ending decides. */
export const ProjectDocumentDraft = z.object({
  id: idOrNew(),
  projectId: recordId(catalogChangesMessages.projectRequired),
  type: optionalText({ max: 50 }),
  file: storedFile(catalogChangesMessages.documentRequired),
  /** Left out, a stored text stays as it is. */
  text: z.optional(optionalText({ max: LENGTH.paragraph })),
  version: versionSeen(),
})
export type ProjectDocumentDraft = z.output<typeof ProjectDocumentDraft>
