import PDFDocument from 'pdfkit'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Receipt } from '#contract/billing/payments.schema.ts'
import { contentsOf } from '#server/pdf-contents.ts'

const MARGIN = 56
const LABEL_WIDTH = 150
const LOGO_BOX: [width: number, height: number] = [180, 44]

/** Creates a PDF of one page, with a font that is built into every PDF reader. */
export function receiptPdf(
  { number, facts }: Receipt,
  { sellerName, isTest, logo }: { sellerName: string; isTest: boolean; logo: Buffer | null },
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: billingMessages.receipt.show(number), Author: sellerName },
  })
  const done = contentsOf(pdf)
  if (logo) {
    pdf.image(logo, MARGIN, MARGIN, { fit: LOGO_BOX })
    pdf.y = MARGIN + LOGO_BOX[1] + 16
  }
  pdf.font('Helvetica-Bold').fontSize(22).text(inLatin(sellerName))
  pdf.moveDown(0.5).font('Helvetica').fontSize(16).text(billingMessages.receipt.title)
  if (isTest) pdf.moveDown(0.5).fontSize(11).text(billingMessages.testMode)
  pdf.moveDown(1.5).fontSize(11)
  for (const { name, value } of facts) {
    const top = pdf.y
    pdf.font('Helvetica').fillColor('#55626A').text(name, MARGIN, top, { width: LABEL_WIDTH })
    const below = pdf.y
    const width = pdf.page.width - MARGIN * 2 - LABEL_WIDTH
    pdf.fillColor('#101C24').text(inLatin(value), MARGIN + LABEL_WIDTH, top, { width })
    pdf.y = Math.max(below, pdf.y) + 8
  }
  pdf.end()
  return done
}

/** Replaces characters outside Latin-1, which the built-in fonts lack. */
function inLatin(text: string) {
  return text.replaceAll('’', "'").replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?')
}
