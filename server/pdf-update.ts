import { PDFDocument } from '@cantoo/pdf-lib'

/**
 * The bytes that put all pages of `cover` before those of `pdf` when they are appended to it (an incremental update,
 * ISO 32000-2, 7.5.6). Null for a PDF that is encrypted or cannot be read.
 */
export async function updateWithCover(pdf: Uint8Array, cover: Uint8Array): Promise<Buffer | null> {
  const document = await openPdf(pdf)
  // Records what changes from now on.
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
    // Reads the page tree, which a damaged file may lack.
    return document.getPageCount() > 0 ? document : null
  } catch {
    return null
  }
}
