import PDFDocument from 'pdfkit'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Receipt } from '#contract/billing/payments.schema.ts'
import { SERIF } from '#server/draw-text.ts'
import { contentsOf, textWriter } from '#server/pdf-text.ts'

const MARGIN = 56
const LABEL_WIDTH = 150
const LOGO_BOX: [width: number, height: number] = [180, 44]
const INK = '#101C24'
const LABEL_INK = '#55626A'

export async function receiptPdf(
  { number, facts }: Receipt,
  { sellerName, isTest, logo }: { sellerName: string; isTest: boolean; logo: Buffer | null },
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: SERIF.file,
    info: { Title: billingMessages.receipt.show(number), Author: sellerName },
  })
  const done = contentsOf(pdf)
  const write = textWriter(pdf, { margin: MARGIN, font: SERIF })
  let y = MARGIN
  if (logo) {
    pdf.image(logo, MARGIN, y, { fit: LOGO_BOX })
    y += LOGO_BOX[1] + 16
  }
  y = await write(sellerName, { x: MARGIN, y, size: 22, colour: INK })
  y = await write(billingMessages.receipt.title, { x: MARGIN, y: y + 8, size: 16, colour: INK })
  if (isTest) y = await write(billingMessages.testMode, { x: MARGIN, y: y + 8, size: 11, colour: INK })
  y += 16
  for (const { name, value } of facts) {
    const belowName = await write(name, { x: MARGIN, y, size: 11, colour: LABEL_INK, width: LABEL_WIDTH })
    const belowValue = await write(value, { x: MARGIN + LABEL_WIDTH, y, size: 11, colour: INK })
    y = Math.max(belowName, belowValue) + 8
  }
  pdf.end()
  return done
}
