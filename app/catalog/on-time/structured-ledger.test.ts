import { expect, test } from 'vitest'
import { shownLedger } from './shown-ledger.ts'
import { ledgerStructuredData } from './structured-ledger.ts'

const PAGE = { site: 'https://plinth.example', publisher: 'Plinth Group' }
const line = {
  projectName: 'Suncourt',
  routingName: 'suncourt',
  categoryName: 'Residential',
  city: 'Noida',
  reraNumber: 'UP-1',
  tower: null,
  promisedDate: '2026-03-31',
  handedOverDate: '2026-03-22',
  reason: null,
  reached: null,
}

test('describes the table as a data set with its columns and the record of the page', () => {
  const data = ledgerStructuredData(shownLedger([line], new URLSearchParams()), PAGE)

  expect(data).toMatchObject({
    '@type': 'WebPage',
    url: 'https://plinth.example/on-time',
    mainEntity: {
      '@type': 'Dataset',
      name: 'Promised and kept handover dates of Plinth Group',
      description: expect.stringContaining('1 of 1 handed over on or before the date'),
      creator: { name: 'Plinth Group' },
      variableMeasured: ['Project', 'Promised to RERA', 'Handed over', 'Difference'],
    },
  })
})

test('describes no data set while nothing is handed over', () => {
  const lines = [{ ...line, handedOverDate: null }]

  expect(ledgerStructuredData(shownLedger(lines, new URLSearchParams()), PAGE)).not.toHaveProperty('mainEntity')
})
