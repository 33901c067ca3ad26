import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

/** How many pages a PDF has, and the text and the links of the first, which was made with pdfkit and one font. */
export async function readFirstPage(content: Uint8Array) {
  const pdf = await PDFDocument.load(content)
  const { node } = pdf.getPage(0)
  const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  const [font] = fonts?.values() ?? []
  const characters = charactersIn(decoded(pdf.context.lookup(font, PDFDict).lookup(PDFName.of('ToUnicode'))))
  const contents = node.Contents()
  const drawn = decoded(contents instanceof PDFArray ? contents.lookup(0) : contents)
  const text = [...drawn.matchAll(/<([0-9a-f]+)>/g)]
    .map(([, codes = '']) => (codes.match(/..../g) ?? []).map((code) => characters[Number.parseInt(code, 16)]).join(''))
    .join('')
  const links = (node.Annots()?.asArray() ?? []).map((annotation) =>
    pdf.context.lookup(annotation, PDFDict).lookup(PDFName.of('A'), PDFDict).get(PDFName.of('URI'))?.toString(),
  )
  return { pages: pdf.getPageCount(), text, links }
}

function decoded(stream: unknown) {
  if (!(stream instanceof PDFRawStream)) throw new Error('not a stream')
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
}

/** The characters of a ToUnicode map, by the code of their glyph. */
function charactersIn(map: string) {
  return [...map.matchAll(/\[(.*?)\]/gs)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, code = '']) =>
      Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  )
}
