import { isBundledPicture, PAGE_FOLDER } from '#contract/content/page-files.ts'
import { sitePagesMessages as messages } from '#contract/content/site-pages.messages.ts'
import type { SitePageDraft } from '#contract/content/site-pages.schema.ts'
import type { NamedFile } from '#server/uploads/uploads.service.ts'

/** Returns the uploaded files that a page uses. Bundled images are not uploads. */
export function filesOfPage({
  sharePicture,
  sections,
  blocks,
}: Pick<SitePageDraft, 'sharePicture' | 'sections' | 'blocks'>) {
  const found = new Map<string, NamedFile>()
  const add = (file: NamedFile) => found.set(`${file.folder}/${file.name}`, file)
  if (sharePicture !== null && !isBundledPicture(sharePicture)) add(picture(sharePicture))
  visit([sections, blocks])
  return [...found.values()]

  /** Finds files by their field names at any depth, so that a new kind of block needs no change here. */
  function visit(value: unknown) {
    if (typeof value !== 'object' || value === null) return
    const { file, film, alt } = value as Record<string, unknown>
    if (typeof film === 'string') add(filmFile(film))
    if (typeof file === 'string') {
      if (typeof alt !== 'string') add(document(file))
      else if (!isBundledPicture(file)) add(picture(file))
    }
    for (const part of Object.values(value)) visit(part)
  }
}

const picture = (name: string): NamedFile => ({
  ...{ folder: PAGE_FOLDER.pictures, name, kinds: ['image'], sentence: messages.unknownPicture },
})
const filmFile = (name: string): NamedFile => ({
  ...{ folder: PAGE_FOLDER.films, name, kinds: ['video'], sentence: messages.notAFilm },
})
const document = (name: string): NamedFile => ({
  ...{ folder: PAGE_FOLDER.documents, name, kinds: ['document', 'image'], sentence: messages.notAFile },
})
