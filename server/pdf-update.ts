import { PDFDocument } from '@cantoo/pdf-lib'

/**
 * Returns the bytes that, appended to `pdf`, put all pages of `cover` before its own (an incremental update, ISO
 * 32000-2, 7.5.6). Null for a PDF that is encrypted, unreadable or has no pages.
 */
export async function updateWithCover(pdf: Uint8Array, cover: Uint8Array): Promise<Buffer | null> {
  const front = await PDFDocument.load(cover)
  try {
    const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false })
    // Only changes from here on are part of the update.
    const { snapshot } = document.context
    if (!snapshot || document.getPageCount() === 0) return null
    const pages = await document.copyPages(front, front.getPageIndices())
    for (const [at, page] of pages.entries()) document.insertPage(at, page)
    return Buffer.from(await document.saveIncremental(snapshot))
  } catch {
    // A damaged file can lack its page tree or its page count, and the library throws only when it reads them.
    return null
  }
}
