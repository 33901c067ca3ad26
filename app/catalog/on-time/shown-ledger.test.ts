import { expect, test } from 'vitest'
import type { LedgerLine } from '#contract/catalog/progress.schema.ts'
import { LINES_PER_PAGE, shownLedger } from './shown-ledger.ts'

const TODAY = '2026-11-16'

function aLine(given: Partial<LedgerLine>): LedgerLine {
  return {
    projectName: 'Suncourt',
    routingName: 'suncourt',
    categoryName: 'Residential',
    city: 'Noida',
    reraNumber: 'UP-1',
    tower: null,
    promisedDate: '2026-03-31',
    handedOverDate: '2026-03-31',
    reason: null,
    reached: null,
    ...given,
  }
}

const shown = (lines: LedgerLine[], query = '') => shownLedger(lines, new URLSearchParams(query), TODAY)
const names = (lines: LedgerLine[], query?: string) => shown(lines, query).rows.map(({ name }) => name)

test('a line shows how early or late the handover was, and its reason only if it was late', () => {
  const lines = [
    aLine({ tower: 'Sun 1', handedOverDate: '2026-03-14', reason: 'Not shown.' }),
    aLine({ tower: 'Sun 2' }),
    aLine({ tower: 'Sun 3', handedOverDate: '2026-04-01', reason: 'Rain.' }),
  ]

  expect(shown(lines).rows).toMatchObject([
    { place: 'Sun 3, Noida', handedOver: '1 Apr 2026', difference: '1 day late', isLate: true, reason: 'Rain.' },
    { place: 'Sun 2, Noida', difference: 'On the day', isLate: false, bar: { from: '49%', to: '51%' } },
    { place: 'Sun 1, Noida', promised: '31 Mar 2026', difference: '17 days early', reason: null },
  ])
  expect(shown(lines).rows[2]?.bar).toEqual({ from: '6%', to: '50%' })
})

test('the record counts early, punctual and late handovers', () => {
  const days = ['2026-03-01', '2026-03-20', '2026-03-31', '2026-04-10']
  const { record } = shown(days.map((handedOverDate) => aLine({ handedOverDate })))

  expect(record).toEqual({
    kept: 3,
    of: 4,
    facts: [
      { label: 'Before the date', value: '2' },
      { label: 'On the day', value: '1' },
      { label: 'After it', value: '1, by 10 days in all' },
      { label: 'Half were early by', value: '11 days or more' },
    ],
  })
})

test('the record does not say how early half of the handovers were if none was early', () => {
  const { facts } = shown([aLine({})]).record

  expect(facts).toEqual([
    { label: 'Before the date', value: '0' },
    { label: 'On the day', value: '1' },
    { label: 'After it', value: 'None' },
  ])
})

test('lines are sorted by the column of the query, newest handover first by default', () => {
  const lines = [
    aLine({ projectName: 'B', promisedDate: '2026-01-31', handedOverDate: '2026-02-02' }),
    aLine({ projectName: 'A', promisedDate: '2026-02-28', handedOverDate: '2026-02-28' }),
    aLine({ projectName: 'C', promisedDate: '2025-12-31', handedOverDate: '2025-11-01' }),
  ]

  expect(names(lines)).toEqual(['A', 'B', 'C'])
  expect(names(lines, 'sort=unknown')).toEqual(['A', 'B', 'C'])
  expect(names(lines, 'sort=handed')).toEqual(['C', 'B', 'A'])
  expect(names(lines, 'sort=-project')).toEqual(['C', 'B', 'A'])
  expect(names(lines, 'sort=promised')).toEqual(['C', 'B', 'A'])
  expect(names(lines, 'sort=difference')).toEqual(['C', 'A', 'B'])
  expect(shown(lines, 'sort=project').columns).toMatchObject([
    { key: 'project', order: 'ascending', address: '/on-time?sort=-project#handed-over' },
    { key: 'promised', order: 'none', address: '/on-time?sort=-promised#handed-over' },
    { key: 'handed', order: 'none', address: '/on-time#handed-over' },
    { key: 'difference', order: 'none', address: '/on-time?sort=-difference#handed-over' },
  ])
})

test('the newest 24 handovers are drawn from left to right, and a long ledger has pages', () => {
  const lines = Array.from({ length: LINES_PER_PAGE + 1 }, (_, nth) =>
    aLine({ tower: String(nth), handedOverDate: new Date(Date.UTC(2026, 0, 1 + nth)).toISOString().slice(0, 10) }),
  )
  const first = shown(lines)

  expect(first.drawn).toHaveLength(24)
  expect([first.drawn[0]?.tower, first.drawn.at(-1)?.tower]).toEqual(['57', '80'])
  expect([first.rows.length, first.pages, first.newer]).toEqual([LINES_PER_PAGE, 2, null])
  expect(first.older).toBe('/on-time?page=2#handed-over')
  const second = shown(lines, 'page=2&sort=handed')
  expect([second.rows.length, second.older]).toEqual([1, null])
  expect(second.newer).toBe('/on-time?sort=handed#handed-over')
  expect(shown(lines, 'page=99').page).toBe(2)
})

test('lines without a handover are sorted by promised date and show their stage and the days left', () => {
  const reached = { tower: 'Sun 5', date: '2026-11-07', stage: 'Finishing', floor: null, floors: null } as const
  const open = { handedOverDate: null }
  const { promises, record } = shown([
    aLine({
      ...open,
      tower: 'Sun 5 to Sun 10',
      promisedDate: '2026-11-17',
      reached: { ...reached, percent: 71, isVerified: true },
    }),
    aLine({
      ...open,
      tower: 'sun 5',
      promisedDate: '2026-11-16',
      reached: { ...reached, percent: 2, isVerified: false },
    }),
    aLine({ ...open, promisedDate: '2026-11-14' }),
  ])

  expect(record.of).toBe(0)
  expect(promises).toMatchObject([
    { isLate: true, fromToday: '2 days late so far', stage: 'No update yet', checked: '' },
    { isLate: false, fromToday: 'Today', stage: 'Finishing, 2%', checked: '7 Nov 2026, not verified' },
    { fromToday: '1 day', stage: 'Sun 5: Finishing, 71%', checked: 'verified 7 Nov 2026' },
  ])
})

test('shows the first six promised dates, and all of them with count=all in the query', () => {
  const lines = Array.from({ length: 7 }, (_, nth) => aLine({ tower: String(nth), handedOverDate: null }))

  expect(shown(lines).promises).toHaveLength(6)
  expect(shown(lines).allPromises).toEqual({ label: 'All 7 dates', address: '/on-time?count=all#to-come' })
  expect(shown(lines, 'count=all').promises).toHaveLength(7)
  expect(shown(lines, 'count=all').allPromises).toBeNull()
})

test('links that sort or turn the page keep all promised dates, and the link to them keeps sort and page', () => {
  const lines = [
    ...Array.from({ length: LINES_PER_PAGE + 1 }, (_, nth) => aLine({ tower: String(nth) })),
    ...Array.from({ length: 7 }, (_, nth) => aLine({ tower: `To come ${nth}`, handedOverDate: null })),
  ]
  const whole = shown(lines, 'sort=project&count=all')

  expect(whole.older).toBe('/on-time?sort=project&page=2&count=all#handed-over')
  expect(whole.columns[0]?.address).toBe('/on-time?sort=-project&count=all#handed-over')
  expect(shown(lines, 'sort=project&page=2').allPromises?.address).toBe(
    '/on-time?sort=project&page=2&count=all#to-come',
  )
})
