import { expect, test } from 'vitest'
import { readFirstPage } from '#test/pdf-text.ts'
import { receiptPdf } from './receipt-pdf.ts'

test('a receipt has its facts as text, and draws names that its font lacks', async () => {
  const facts = [
    { name: 'Paid by', value: 'कमला देवी' },
    { name: 'Amount', value: '$25.00' },
  ]
  const pdf = await receiptPdf({ number: '2026-0001', facts }, { sellerName: 'Ōta Homes', isTest: true, logo: null })

  const { pages, text } = await readFirstPage(pdf)
  expect(pages).toBe(1)
  expect(text).toContain('Amount$25.00')
  expect(text).not.toContain('?')
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(2)
})
