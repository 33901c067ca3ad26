import { type BundledFont, drawText, isInBundledFont } from './draw-text.ts'

/** Resolves with the whole content of a PDF once `end` was called on it. */
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
  /** Defaults to the distance to the right margin. */
  width?: number
  link?: string
}

interface Writer {
  margin: number
  font: BundledFont
  isMeasured?: boolean
}

/** Resolution of text drawn as an image, in pixels per point. */
const SHARPNESS = 4

/**
 * Writes wrapped text and returns the position below it. The PDF must have been created with this font; text with
 * characters that the font lacks is drawn as an image. With `isMeasured`, draws nothing and only returns the position.
 */
export function textWriter(pdf: PDFKit.PDFDocument, { margin, font, isMeasured = false }: Writer) {
  return async (text: string, { x, y, size, colour, link, width = pdf.page.width - margin - x }: Written) => {
    if (isInBundledFont(text)) {
      if (isMeasured) return y + pdf.fontSize(size).heightOfString(text, { width })
      pdf.fontSize(size).fillColor(colour)
      pdf.text(text, x, y, { width, ...(link && { link, underline: true }) })
      return pdf.y
    }
    const drawn = await drawText({ text, font, size: size * SHARPNESS, mostWidth: width * SHARPNESS, colour })
    const height = drawn.info.height / SHARPNESS
    if (!isMeasured)
      pdf.image(drawn.data, x, y + (size - height) / 2 + size * 0.2, { width: drawn.info.width / SHARPNESS })
    return y + Math.max(height, size * 1.3)
  }
}
