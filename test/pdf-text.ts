import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

/**
 * The number of pages in a PDF, and the text and links of the first one, which must be created with pdfkit and one
 * font.
 */
export async function readFirstPage(content: Uint8Array) {
  const pdf = await PDFDocument.load(content)
  return { pages: pdf.getPageCount(), ...readPage(pdf, 0) }
}

/** The first pages of a PDF, which must be created with pdfkit and one font. */
export async function readPages(content: Uint8Array, count: number) {
  const pdf = await PDFDocument.load(content)
  return Array.from({ length: count }, (_, at) => readPage(pdf, at))
}

function readPage(pdf: PDFDocument, at: number) {
  const { node } = pdf.getPage(at)
  const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  const [font] = fonts?.values() ?? []
  const characters = charactersIn(decoded(pdf.context.lookup(font, PDFDict).lookup(PDFName.of('ToUnicode'))))
  const contents = node.Contents()
  const drawn = decoded(contents instanceof PDFArray ? contents.lookup(0) : contents)
  const text = [...drawn.matchAll(/<([0-9a-f]+)>/g)]
    .map(([, codes = '']) => (codes.match(/..../g) ?? []).map((code) => characters[Number.parseInt(code, 16)]).join(''))
    .join('')
  /** The height of each line of text above the lower edge, in points. */
  const heights = [...drawn.matchAll(/1 0 0 1 \S+ (\S+) Tm/g)].map(([, height]) => Number(height))
  const links = (node.Annots()?.asArray() ?? []).map((annotation) =>
    pdf.context.lookup(annotation, PDFDict).lookup(PDFName.of('A'), PDFDict).get(PDFName.of('URI'))?.toString(),
  )
  return { text, heights, links }
}

function decoded(stream: unknown) {
  if (!(stream instanceof PDFRawStream)) throw new Error('not a stream')
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
}

/** The characters in a ToUnicode map, by glyph code. */
function charactersIn(map: string) {
  return [...map.matchAll(/\[(.*?)\]/gs)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, code = '']) =>
      Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  )
}
