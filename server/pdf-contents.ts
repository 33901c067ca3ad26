/** Everything that is written to a PDF, once it is ended. */
export function contentsOf(pdf: PDFKit.PDFDocument) {
  return new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
}
