import { drawText, isInBundledFont } from './draw-text.ts'

/** Everything that is written to a PDF, once it is ended. */
export function contentsOf(pdf: PDFKit.PDFDocument) {
  return new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
}

interface Written {
  x: number
  y: number
  size: number
  colour: string
  /** By default as far as the margin on the right. */
  width?: number
  link?: string
}

/** Pixels per point of text that is drawn as an image. */
const SHARPNESS = 4

/**
 * Writes text that wraps, and returns the position below it. The PDF must use the bundled font; text in characters that
 * it lacks is drawn as an image.
 */
export function textWriter(pdf: PDFKit.PDFDocument, margin: number) {
  return async (text: string, { x, y, size, colour, link, width = pdf.page.width - margin - x }: Written) => {
    if (isInBundledFont(text)) {
      pdf.fontSize(size).fillColor(colour)
      pdf.text(text, x, y, { width, ...(link && { link, underline: true }) })
      return pdf.y
    }
    const drawn = await drawText({ text, size: size * SHARPNESS, mostWidth: width * SHARPNESS, colour })
    const height = drawn.info.height / SHARPNESS
    pdf.image(drawn.data, x, y + (size - height) / 2 + size * 0.2, { width: drawn.info.width / SHARPNESS })
    return y + Math.max(height, size * 1.3)
  }
}
