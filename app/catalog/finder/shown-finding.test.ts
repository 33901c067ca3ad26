import { expect, test } from 'vitest'
import { NO_CHOICES } from '#contract/catalog/finder.constants.ts'
import type { Finding, FoundProject } from '#contract/catalog/finder.schema.ts'
import type { UnitType } from '#contract/catalog/unit-types.schema.ts'
import { finderStructuredData } from './finder-structured-data.tsx'
import { shownFinding } from './shown-finding.ts'

const unitType: UnitType = {
  id: 7,
  projectId: 1,
  name: '3 BHK, type B',
  kind: '3 BHK',
  carpetAreaFrom: 1_240,
  carpetAreaTo: 1_240,
  balconyArea: null,
  priceFrom: 11_800_000,
  priceTo: 12_400_000,
  tower: 'Sun 5',
  total: 40,
  available: 9,
  planId: null,
  possessionDate: null,
}

const suncourt: FoundProject = {
  id: 1,
  name: 'Suncourt',
  address: 'Sector 107, Noida',
  reraNumber: 'UP-RERA-DEMO-5530',
  categoryName: 'Residential',
  routingName: 'suncourt',
  city: 'Noida',
  state: 'Uttar Pradesh',
  image: '1730000000000_card.jpg',
  imageColour: null,
  imageClaim: null,
  status: 'Ongoing',
  possessionDate: '2027-12-31',
  handedOverDate: null,
  isCompleted: false,
  unitTypes: [unitType],
  matching: 3,
  others: 2,
  othersFrom: 34_200_000,
  othersTo: 38_400_000,
}

const found: Finding = {
  total: 1,
  unitTypes: 3,
  projects: [suncourt],
  looser: [],
  counts: {
    cities: [{ name: 'Noida', count: 1 }],
    categories: [{ name: 'Completed', count: 1 }],
    statuses: [],
    offeredKinds: ['3 BHK', '3.5 BHK'],
    kinds: [
      { name: '2.5 BHK', count: 0 },
      { name: '3 BHK', count: 1 },
      { name: '3.5 BHK', count: 0 },
      { name: 'Villa', count: 0 },
    ],
    possession: [{ name: 'ready', count: 0 }],
    anyPossession: 1,
    prices: [0, 0, 2, 4, ...Array.from({ length: 11 }, () => 0)],
  },
}

const show = (finding: Finding, choices: Partial<typeof NO_CHOICES> = {}) =>
  shownFinding(finding, { choices: { ...NO_CHOICES, ...choices }, sort: 'match', page: 1 }, { base: '/find' })

test('a result has its unit types as strings, with links to their rows', () => {
  const [project] = show(found, { kinds: ['3 BHK'] }).projects

  expect(project).toMatchObject({
    address: '/product/Residential/suncourt',
    place: 'Sector 107, Noida. Possession 31 Dec 2027',
    registration: { number: 'UP-RERA-DEMO-5530', note: null, isOver: false },
    more: '2 more that fit; 2 other kinds here, up to ₹3.84 crore',
  })
  expect(project?.unitTypes).toMatchObject([
    {
      address: '/product/Residential/suncourt#unit-7',
      feet: '1,240 sq ft',
      metres: '115.2 m²',
      price: '₹1.18 crore',
      hasHigherPrices: true,
      left: '9 left',
    },
  ])
})

test('the link to a unit type asks for all unit types if the project page does not list all at once', () => {
  const addressOf = (matching: number) =>
    show({ ...found, projects: [{ ...suncourt, matching, others: 2 }] }).projects[0]?.unitTypes[0]?.address

  expect(addressOf(18)).toBe('/product/Residential/suncourt#unit-7')
  expect(addressOf(19)).toBe('/product/Residential/suncourt?homes=all#unit-7')
})

test('unit types that do not match are counted with their lowest price if they are cheaper', () => {
  const [project] = show({ ...found, projects: [{ ...suncourt, matching: 1, othersFrom: 9_200_000 }] }).projects

  expect(project?.more).toBe('2 other kinds here, from ₹92 lakh')
})

test('each selected value has a URL that removes only this value', () => {
  const { chosen, heading, clear } = show(found, {
    cities: ['Noida', 'Lucknow'],
    kinds: ['3 BHK'],
    priceTo: 22_500_000,
  })

  expect(heading).toBe('1 project, 3 kinds of home')
  expect(chosen).toEqual([
    { label: 'Noida', address: '/find?city=Lucknow&kind=3+BHK&priceTo=22500000' },
    { label: 'Lucknow', address: '/find?city=Noida&kind=3+BHK&priceTo=22500000' },
    { label: '3 BHK', address: '/find?city=Noida&city=Lucknow&priceTo=22500000' },
    { label: 'to ₹2.25 crore', address: '/find?city=Noida&city=Lucknow&kind=3+BHK' },
  ])
  expect(clear).toBe('/find')
})

test('the form leaves out Completed and unused half bedrooms, and marks the price bands inside the budget', () => {
  const { facets } = show(found, { priceTo: 7_500_000 })

  expect(facets.kinds.map(({ name }) => name)).toEqual(['3 BHK', '3.5 BHK', 'Villa'])
  expect(facets.categories).toEqual([])
  expect(facets.notes).toMatchObject({ price: 'to ₹75 lakh', city: null })
  expect(facets.skyline?.label).toBe('Unit types by price: most are between ₹75 lakh and ₹1 crore')
  expect(facets.skyline?.bars.map(({ height }) => height).slice(0, 4)).toEqual([0, 0, 27, 54])
  expect(facets.skyline?.bars.map(({ isInside }) => isInside).slice(0, 4)).toEqual([true, true, true, false])
})

test('the form has no chart of prices if no unit type fits the other choices', () => {
  const counts = { ...found.counts, prices: found.counts.prices.map(() => 0) }

  expect(show({ ...found, counts }).facets.skyline).toBeNull()
})

test('a budget that is not one of the price steps is added to the options of the select', () => {
  expect(show(found, { priceTo: 11_111_111 }).facets.prices).toContainEqual({ value: 11_111_111, label: '₹1.11 crore' })
})

test('when nothing matches, lists each change that returns projects, and names the other facets in one line', () => {
  const { heading, looser } = show(
    {
      ...found,
      total: 0,
      projects: [],
      looser: [
        { facet: 'kind', value: '3 BHK', count: 2, projects: [suncourt] },
        { facet: 'city', value: 'Noida', count: 1, projects: [] },
      ],
    },
    { cities: ['Lucknow'], kinds: ['4 BHK'], priceTo: 20_000_000, by: '2027' },
  )

  expect(heading).toBe('Nothing fits all four')
  expect(looser).toEqual({
    advice: 'Change one choice and keep the other three:',
    changes: [
      {
        label: '3 BHK instead of 4 BHK',
        address: '/find?city=Lucknow&kind=3+BHK&priceTo=20000000&by=2027',
        count: 2,
        examples: 'Suncourt from ₹1.18 crore',
      },
      {
        label: 'Noida as well as Lucknow',
        address: '/find?city=Lucknow&city=Noida&kind=4+BHK&priceTo=20000000&by=2027',
        count: 1,
        examples: '',
      },
    ],
    hear: expect.objectContaining({ title: 'Or hear when Lucknow has one' }),
    dead: 'Changing the budget or the year alone brings nothing.',
  })
})

test('when nothing matches and no single change returns projects, the advice says so', () => {
  const { looser } = show({ ...found, total: 0, projects: [] }, { cities: ['Lucknow'], kinds: ['4 BHK'] })

  expect(looser).toMatchObject({ changes: [], dead: null })
  expect(looser?.advice).toContain('No single change')
})

test('when nothing matches, offers to follow the city only if exactly one city is selected', () => {
  const empty = { ...found, total: 0, projects: [] }

  expect(show(empty, { cities: ['Lucknow'], kinds: ['4 BHK'] }).looser?.hear?.form.values).toEqual({ city: 'Lucknow' })
  expect(show(empty, { cities: ['Lucknow', 'Noida'] }).looser?.hear).toBeNull()
  expect(show(empty, { kinds: ['4 BHK'] }).looser?.hear).toBeNull()
})

test('the structured data lists the projects of the page in their order', () => {
  expect(finderStructuredData(show(found).projects, 'https://plinth.test')).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Suncourt', url: 'https://plinth.test/product/Residential/suncourt' },
    ],
  })
})
