import { expect, test } from 'vitest'
import { delhi, gst, terms, up } from '#contract/catalog/cost.fixture.ts'
import { project } from '#contract/catalog/project.fixture.ts'
import { type CostBasis, type CostHome, costBasis } from './cost-choice.ts'
import { shownCost } from './shown-cost.ts'

const homes: CostHome[] = [
  { id: 1, name: '3 BHK, type B', tower: null, area: 1285, price: 19_800_000, use: 'home' },
  { id: 2, name: '2 BHK', tower: null, area: 845, price: 5_800_000, use: 'home' },
]
const basis: CostBasis = {
  terms,
  rates: { gst, state: up, note: 'You withhold 1%.', isChecked: true },
  stateName: 'Uttar Pradesh',
  isCompleted: false,
  homes,
  towers: [],
  towersOf: {},
}

function given(answers: Record<string, string> = {}) {
  return new URLSearchParams(answers)
}

function figures(shown: ReturnType<typeof shownCost>) {
  return shown.figures.map(({ value }) => value)
}

function rows(shown: ReturnType<typeof shownCost>, table: 0 | 1) {
  return shown.tables[table]?.rows.map(({ cells }) => cells)
}

test('without form values, shows the cost of the first home for a woman with the default loan of the project', () => {
  const shown = shownCost(basis, given())

  expect(figures(shown)).toEqual(['₹2,29,39,100', '₹71.28 lakh', '₹1,28,872'])
  expect(rows(shown, 0)).toEqual([
    ['Price', '₹1,98,00,000'],
    ['GST', '₹9,90,000'],
    ['Club and power connection', '₹4,36,600'],
    ['Maintenance deposit', '₹1,28,500'],
    ['Stamp duty', '₹13,86,000'],
    ['Registration', '₹1,98,000'],
    ['In all', '₹2,29,39,100'],
  ])
  expect(rows(shown, 1)?.at(4)).toEqual(['Middle slab', 'Reached 20 Jun 2026', '15%', '₹31,18,500'])
  expect(rows(shown, 1)?.at(5)).toEqual(['Roof slab', 'Expected Feb 2027', '15%', '₹31,18,500'])
  expect(rows(shown, 1)?.at(-1)).toEqual(['Price and GST', '', '100%', '₹2,07,90,000'])
  expect(shown.explained).toBe(
    '60% of the price is due by the agreement. Your own money goes in first, ₹49,50,000; the bank pays the other ₹69,30,000. With ₹5,94,000 of GST, the stamp duty and the registration, you need ₹71,28,000 now. The charges follow with the last stage.',
  )
  expect(shown.sources).toEqual([
    ['GST 5%, GST Council', 'as of 1 Oct 2026'],
    ['Stamp duty and registration, Stamp and Registration Department, Uttar Pradesh', 'as of 1 Oct 2026'],
    ['Charges and stages, price list of the project', 'as of 1 Oct 2026'],
  ])
  expect(shown.notes).toBe('An estimate to plan with; the agreement decides. You withhold 1%.')
})

test('a typed price is used only for the home for which it was entered; another home has its own price', () => {
  const price = (answers: Record<string, string>) => rows(shownCost(basis, given(answers)), 0)?.[0]?.[1]

  expect(price({ home: '2', of: '1', price: '1,98,00,000' })).toBe('₹58,00,000')
  expect(price({ home: '2', of: '2', price: '₹60,00,000' })).toBe('₹60,00,000')
  expect(price({ home: '99' })).toBe('₹1,98,00,000')
})

test('an optional charge is part of the total only if it is selected', () => {
  expect(figures(shownCost(basis, given({ with1: 'yes' })))[0]).toBe('₹2,36,21,600')
  expect(figures(shownCost(basis, given({ with1: '' })))[0]).toBe('₹2,29,39,100')
})

test.each([
  ['price', '-5', 'Not a price in rupees. Counted with ₹1,98,00,000.'],
  ['price', 'NaN', 'Not a price in rupees. Counted with ₹1,98,00,000.'],
  ['price', '0', 'Not a price in rupees. Counted with ₹1,98,00,000.'],
  ['price', '99999999999', 'Not a price in rupees. Counted with ₹1,98,00,000.'],
  ['loan', '101', 'Not a share from 0 to 100%. Counted with 75%.'],
  ['loan', '-1', 'Not a share from 0 to 100%. Counted with 75%.'],
  ['rate', '8.555', 'Not a rate from 0 to 30%. Counted with 8.5%.'],
  ['rate', 'Infinity', 'Not a rate from 0 to 30%. Counted with 8.5%.'],
  ['years', '0', 'Not 1 to 40 years. Counted with 20.'],
  ['years', '2.5', 'Not 1 to 40 years. Counted with 20.'],
])('the invalid %s %s stays in its field with an error message, and the default is used', (name, text, error) => {
  const shown = shownCost(basis, given({ [name]: text }))

  expect(shown.fields.find((field) => field.name === name)).toMatchObject({ value: text, error })
  expect(figures(shown)).toEqual(['₹2,29,39,100', '₹71.28 lakh', '₹1,28,872'])
})

test('a loan of 0 and an interest rate of 0 are valid', () => {
  expect(shownCost(basis, given({ loan: '0' })).figures[2]).toMatchObject({ value: '₹0', note: 'without a loan' })
  expect(figures(shownCost(basis, given({ rate: '0', years: '10', loan: '100' })))[2]).toBe('₹1,65,000')
})

test('the explanation does not mention the bank if the own money of the buyer covers the amount due', () => {
  expect(shownCost(basis, given({ loan: '40' })).explained).toContain(
    'Your own money goes in first, ₹1,18,80,000. With ₹5,94,000 of GST',
  )
})

test('the hint of the buyer field says whether the stamp duty depends on the buyer and the price', () => {
  const hint = (state: typeof up, price: string) =>
    shownCost({ ...basis, rates: { ...basis.rates, state } }, given({ price })).fields.find(
      ({ name }) => name === 'buyer',
    )?.hint

  expect(hint(up, '10000001')).toBe(
    'Uttar Pradesh charges women and joint owners less up to ₹1 crore. This price is above it, so the duty is the same for all three.',
  )
  expect(hint(delhi, '10000001')).toBe('Stamp duty in Delhi: 4% for a woman, 6% for a man, 5% for joint owners.')
  expect(hint({ ...delhi, woman: 6, joint: 6 }, '1')).toBe('Stamp duty in Delhi is 6% for all three.')
})

test('without rates, the cost has no GST, stamp duty and registration, and says that they are missing', () => {
  const rates = { gst: null, state: null, note: null, isChecked: false }
  const shown = shownCost({ ...basis, rates, stateName: 'Goa' }, given())

  expect(shown.missing).toEqual([
    'We have no GST rates yet. The sum is without GST.',
    'We have no rates of stamp duty and registration for Goa yet. The sum is without them.',
  ])
  expect(figures(shown)).toEqual(['₹2,03,65,100', '₹49.5 lakh', '₹1,28,872'])
  expect(shown.sources).toHaveLength(1)
  expect(rows(shown, 1)?.at(-1)).toEqual(['Price', '', '100%', '₹1,98,00,000'])
})

test('rates that were not checked are called examples', () => {
  const shown = shownCost({ ...basis, rates: { ...basis.rates, isChecked: false } }, given())

  expect(shown.notes).toMatch(/^The rates are examples and still have to be checked\./)
})

test('a completed home has no GST, and the charges are due now', () => {
  const done = { ...terms, stages: terms.stages.map((stage) => ({ ...stage, state: 'reached' as const })) }
  const shown = shownCost({ ...basis, terms: done, isCompleted: true }, given())

  expect(rows(shown, 0)?.[1]).toEqual(['GST', '₹0'])
  expect(shown.figures[1]?.note).toBe('until you have the keys')
  expect(shown.explained).toContain('With the stamp duty, the registration and the charges, you need')
})

test.each(['1.98 crore', '1.98 cr', '198 lakh', '1,98,00,000', '₹ 1.98 Cr.', '19800000', 'Rs 198 L'])(
  'a price entered as %j is read as ₹1,98,00,000',
  (price) => {
    const shown = shownCost(basis, given({ home: '2', of: '2', price }))

    expect(rows(shown, 0)?.[0]).toEqual(['Price', '₹1,98,00,000'])
    expect(shown.fields.find(({ name }) => name === 'price')).toMatchObject({ value: '1,98,00,000', error: undefined })
  },
)

const work = [
  undefined,
  undefined,
  'Foundation',
  'Structure',
  'Structure',
  'Structure',
  'Services',
  'Handover',
] as const
const floors = [null, null, null, 3, 14, null, null, null]
const following = {
  ...terms,
  stages: terms.stages.map((stage, nth) => ({
    ...stage,
    workStage: work[nth] ?? null,
    workFloor: floors[nth] ?? null,
  })),
}
const bare = { ...project, plans: [], imageCategories: [], specifications: [] }
const home = {
  projectId: 1,
  id: 7,
  name: '2 BHK',
  kind: '2 BHK',
  carpetAreaFrom: 845,
  carpetAreaTo: 900,
  balconyArea: null,
  priceFrom: 5_800_000,
  priceTo: 6_100_000,
  tower: null,
  planId: null,
  possessionDate: null,
  total: 5,
  available: 2,
} as const

function update(tower: string, date: string, floor: number) {
  const reached = { stage: 'Structure' as const, floor, floors: 27, percent: 50 }
  return { ...reached, id: 1, projectId: 1, tower, date, text: null, verifiedBy: null, photographs: [] }
}

function costOfPage(given: Partial<Parameters<typeof costBasis>[0]>, answers: Record<string, string> = {}) {
  const details = { ...bare, cost: { terms: following, rates: basis.rates }, ...given }
  const found = costBasis(details)
  return found && shownCost(found, new URLSearchParams(answers))
}

const towers = {
  unitTypes: [
    { ...home, id: 7, name: 'Early', tower: 'Sun 10' },
    { ...home, id: 8, name: 'Late', tower: 'Sun 8 to Sun 10' },
  ],
  progressUpdates: [
    update('Sun 10', '2026-11-07', 1),
    update('Sun 9', '2026-10-31', 27),
    update('Sun 8', '2026-10-30', 15),
  ],
}

test('the stages and the money needed now depend on the progress of the tower of the selected home', () => {
  const early = costOfPage(towers)
  const late = costOfPage(towers, { home: '8' })

  expect(early?.explained).toMatch(/^Sun 10 has reached this stage: Plinth level. 30% of the price is due/)
  expect(early?.tables[1]).toMatchObject({ caption: 'When it falls due, Sun 10' })
  expect(early?.tables[1]?.head?.[1]).toBe('State on 7 Nov 2026')
  expect(early?.tables[1]?.rows.map(({ mark }) => mark)).toEqual([
    'now',
    'now',
    'done',
    'open',
    'open',
    'open',
    'open',
    'open',
    'sum',
  ])
  expect(late?.explained).toMatch(/^Sun 8 has reached this stage: Middle slab. 60% of the price is due/)
  expect(late?.tables[1]?.rows[4]?.cells[1]).toBe('Reached by 30 Oct 2026')
  expect(early?.figures[1]?.value).not.toBe(late?.figures[1]?.value)
})

test('a home in several towers uses the tower whose progress matches the terms until another one is selected', () => {
  const field = costOfPage(towers, { home: '8' })?.fields.find(({ name }) => name === 'in')
  const other = costOfPage(towers, { home: '8', in: 'Sun 9' })

  expect(field).toMatchObject({ label: 'Tower', value: 'Sun 8' })
  expect(field?.options?.map(({ value }) => value)).toEqual(['Sun 8', 'Sun 9', 'Sun 10'])
  expect(other?.tables[1]?.rows[5]?.cells[1]).toBe('Reached by 31 Oct 2026')
  expect(costOfPage(towers)?.fields.some(({ name }) => name === 'in')).toBe(false)
})

test('a home in a tower that is handed over has no GST', () => {
  const handovers = [
    { id: 1, projectId: 1, tower: 'Sun 8', promisedDate: null, handedOverDate: '2026-11-01', reason: null },
  ]
  const gstOf = (tower: string) =>
    costOfPage({ ...towers, handovers }, { home: '8', in: tower })?.tables[0]?.rows[1]?.cells[1]

  expect([gstOf('Sun 8'), gstOf('Sun 9')]).toEqual(['₹0', '₹2,90,000'])
})

test('a home that can be in a tower handed over and in one under construction starts with the latter', () => {
  const handovers = [
    { id: 1, projectId: 1, tower: 'Sun 8', promisedDate: null, handedOverDate: '2026-11-01', reason: null },
  ]
  const shown = costOfPage({ ...towers, handovers }, { home: '8' })

  expect(shown?.fields.find(({ name }) => name === 'in')).toMatchObject({ value: 'Sun 9' })
  expect(shown?.tables[0]?.rows[1]?.cells[1]).toBe('₹2,90,000')
})

test('the drawing of a tower shows each payment level with its share and the level of the work', () => {
  const drawing = costOfPage(towers, { home: '8' })?.drawing

  expect(drawing?.levels.map(({ name, share, mark, at }) => [name, share, mark, at])).toEqual([
    ['Plinth level', '10%', 'done', 0],
    ['Third-floor slab', '15%', 'done', 11],
    ['Middle slab', '15%', 'done', 52],
    ['The work, 30 Oct 2026: Structure, floor 15 of 27', '', 'work', 60],
    ['Roof slab', '15%', 'open', 100],
  ])
  expect(drawing?.label).toBe(
    'Section of Sun 8. Reached: Plinth level, Third-floor slab and Middle slab. To come: Roof slab.',
  )
  expect(shownCost(basis, given()).drawing).toBeNull()
})

test('the cost of a shop uses the GST rate for shops, and says that its stamp duty is assumed', () => {
  const shop = { ...home, name: 'Arcade shop', kind: 'Shop' as const }
  const shown = costOfPage({ unitTypes: [shop] })

  expect(shown?.fields[0]?.label).toBe('Unit')
  expect(shown?.tables[0]?.rows[1]).toMatchObject({
    cells: ['GST', '₹6,96,000'],
    note: '12% of the price of a shop or an office that is not completed',
  })
  expect(shown?.sources[1]?.[0]).toMatch(/; assumed to be the same for shops and offices$/)
  const { commercial: _unknown, ...older } = gst
  const cost = { terms, rates: { ...basis.rates, gst: older } }
  expect(costOfPage({ unitTypes: [shop], cost })?.missing).toEqual([
    'We have no GST rate for shops and offices yet. The sum is without GST.',
  ])
})

test('only homes, shops and offices with a price and available units can be selected', () => {
  const named = (...unitTypes: object[]) =>
    costOfPage({ unitTypes: unitTypes.map((one) => ({ ...home, ...one })) as never })?.fields[0]?.options?.map(
      ({ label }) => label,
    )

  expect(named({}, { kind: 'Plot', name: 'Plot' })).toEqual(['2 BHK, 845 sq ft'])
  expect(named({ kind: 'Office', name: 'Bay' }, { name: 'Gone', available: 0 })).toEqual(['Bay, 845 sq ft'])
  expect(named({ priceFrom: null })).toBeUndefined()
  expect(costBasis({ ...bare, unitTypes: [home] })).toBeNull()
})
