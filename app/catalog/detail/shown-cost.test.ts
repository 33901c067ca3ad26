import { expect, test } from 'vitest'
import { delhi, gst, terms, up } from '#contract/catalog/cost.fixture.ts'
import { project } from '#contract/catalog/project.fixture.ts'
import { type CostBasis, costBasis } from './cost-choice.ts'
import { shownCost } from './shown-cost.ts'

const basis: CostBasis = {
  homes: [
    { id: 1, name: '3 BHK, type B', area: 1285, price: 19_800_000 },
    { id: 2, name: '2 BHK', area: 845, price: 5_800_000 },
  ],
  terms,
  rates: { gst, state: up, note: 'You withhold 1%.', isChecked: true },
  stateName: 'Uttar Pradesh',
  isCompleted: false,
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

test('without answers the default result is that of the first home, a woman and the loan of the project', () => {
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

test('another home starts with its own price, and a typed price stays with its home', () => {
  const price = (answers: Record<string, string>) => rows(shownCost(basis, given(answers)), 0)?.[0]?.[1]

  expect(price({ home: '2', of: '1', price: '1,98,00,000' })).toBe('₹58,00,000')
  expect(price({ home: '2', of: '2', price: '₹60,00,000' })).toBe('₹60,00,000')
  expect(price({ home: '99' })).toBe('₹1,98,00,000')
})

test('an optional charge counts only if it is chosen', () => {
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
])('%s %s keeps its text with a message, and its default is used', (name, text, error) => {
  const shown = shownCost(basis, given({ [name]: text }))

  expect(shown.fields.find((field) => field.name === name)).toMatchObject({ value: text, error })
  expect(figures(shown)).toEqual(['₹2,29,39,100', '₹71.28 lakh', '₹1,28,872'])
})

test('a loan of 0 and a rate of 0 are counted', () => {
  expect(shownCost(basis, given({ loan: '0' })).figures[2]).toMatchObject({ value: '₹0', note: 'without a loan' })
  expect(figures(shownCost(basis, given({ rate: '0', years: '10', loan: '100' })))[2]).toBe('₹1,65,000')
})

test('the hint says what the duty depends on', () => {
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

test('without rates the section says so and counts the rest', () => {
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

test('a completed home has no GST, and everything is due', () => {
  const done = { ...terms, stages: terms.stages.map((stage) => ({ ...stage, state: 'reached' as const })) }
  const shown = shownCost({ ...basis, terms: done, isCompleted: true }, given())

  expect(rows(shown, 0)?.[1]).toEqual(['GST', '₹0'])
  expect(shown.figures[1]?.note).toBe('until you have the keys')
  expect(shown.explained).toContain('With the stamp duty, the registration and the charges, you need')
})

test('only homes that have a price and are left can be counted', () => {
  const unit = {
    projectId: 1,
    total: 5,
    carpetAreaTo: 900,
    balconyArea: null,
    tower: null,
    planId: null,
    possessionDate: null,
  }
  const home = {
    ...unit,
    id: 7,
    name: '2 BHK',
    kind: '2 BHK',
    carpetAreaFrom: 845,
    priceFrom: 58,
    priceTo: 61,
    available: 2,
  } as const
  const bare = { ...project, plans: [], imageCategories: [], specifications: [] }
  const details = { ...bare, cost: { terms, rates: basis.rates } }
  const homes = (...unitTypes: Partial<typeof home>[]) =>
    costBasis({ ...details, unitTypes: unitTypes.map((one) => ({ ...home, ...one })) as never })?.homes ?? null

  expect(homes({})).toEqual([{ id: 7, name: '2 BHK', area: 845, price: 58 }])
  expect(homes({ priceFrom: null as never })).toBeNull()
  expect(homes({ available: 0 as never })).toBeNull()
  expect(homes({ kind: 'Shop' as never })).toBeNull()
  expect(costBasis({ ...bare, unitTypes: [home] })).toBeNull()
})
