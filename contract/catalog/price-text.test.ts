import { expect, test } from 'vitest'
import { readPriceText } from './price-text.ts'

test('a price text is read as tables with captions and columns, and its other lines as notes', () => {
  const text = `Price list
Unit | Carpet, sq.ft | From
3 BHK, type B | 1,285 | ₹1.98 Cr
Second car bay | — | ₹6.50 L

Stage | Share
On booking | 10%

Revised 1 Oct 2026.
Taxes are extra.`

  expect(readPriceText(text)).toEqual({
    tables: [
      {
        caption: 'Price list',
        head: ['Unit', 'Carpet, sq.ft', 'From'],
        rows: [
          ['3 BHK, type B', '1,285', '₹1.98 Cr'],
          ['Second car bay', '—', '₹6.50 L'],
        ],
      },
      { caption: null, head: ['Stage', 'Share'], rows: [['On booking', '10%']] },
    ],
    notes: ['Revised 1 Oct 2026.', 'Taxes are extra.'],
  })
})

test('a single row is read as a note, and Windows line ends and outer spaces are ignored', () => {
  expect(readPriceText('3 BHK | ₹2 Cr\r\n\r\n  \r\n')).toEqual({ tables: [], notes: ['3 BHK, ₹2 Cr'] })
  expect(readPriceText('')).toEqual({ tables: [], notes: [] })
})
