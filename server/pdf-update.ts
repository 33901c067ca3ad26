import { PDFDocument } from '@cantoo/pdf-lib'

/**
 * The bytes that, appended to `pdf`, put all pages of `cover` before its own (an incremental update, ISO 32000-2,
 * 7.5.6). Null for a PDF that is encrypted or unreadable.
 */
export async function updateWithCover(pdf: Uint8Array, cover: Uint8Array): Promise<Buffer | null> {
  const document = await openPdf(pdf)
  // Only changes from here on are part of the update.
  const snapshot = document?.context.snapshot
  if (!document || !snapshot) return null
  const front = await PDFDocument.load(cover)
  const pages = await document.copyPages(front, front.getPageIndices())
  for (const [at, page] of pages.entries()) document.insertPage(at, page)
  return Buffer.from(await document.saveIncremental(snapshot))
}

async function openPdf(pdf: Uint8Array) {
  try {
    const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false })
    // Reads the page tree, which may be missing in a damaged file.
    return document.getPageCount() > 0 ? document : null
  } catch {
    return null
  }
}
