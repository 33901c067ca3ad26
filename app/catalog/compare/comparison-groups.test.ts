import { expect, test } from 'vitest'
import type { ChosenProject } from '#contract/catalog/chosen-projects.schema.ts'
import { aProject, aUnitType } from './chosen-project.fixture.ts'
import { comparisonGroups } from './comparison-groups.ts'

test('has registration, status and possession of each project', () => {
  const projects = [
    aProject({
      registration: { number: 'UP-1', validUntil: '2028-06-30', others: 1 },
      possessionDate: '2027-12-31',
    }),
    aProject({ status: 'Completed', possessionDate: '2026-03-31', handedOverDate: '2026-03-22' }),
    aProject({ reraNumber: 'Applied for' }),
  ]

  expect(rowsOf('The paper', projects)).toEqual({
    Registration: [
      { kind: 'fact', text: 'UP-1', note: 'valid until 30 Jun 2028, and 1 more' },
      { kind: 'fact', text: 'RERA 1', note: null },
      { kind: 'missing', text: 'Not registered yet. Nothing here is for sale.' },
    ],
    Status: [
      { kind: 'status', status: 'Ongoing' },
      { kind: 'status', status: 'Completed' },
      { kind: 'status', status: 'Ongoing' },
    ],
    'Possession declared': [
      { kind: 'fact', text: '31 Dec 2027', note: null },
      { kind: 'fact', text: '31 Mar 2026', note: 'handed over 22 Mar 2026' },
      { kind: 'missing', text: 'Not given' },
    ],
    'Stage of work': [
      { kind: 'missing', text: 'Not given' },
      { kind: 'text', text: 'Handed over' },
      { kind: 'missing', text: 'Not given' },
    ],
  })
})

test('says that a registration ran out', () => {
  const project = aProject({ registration: { number: 'UP-1', validUntil: '2026-11-16', others: 0 } })

  expect(rowsOf('The paper', [project]).Registration).toEqual([
    { kind: 'fact', text: 'UP-1', note: 'Registration ran out on 16 Nov 2026' },
  ])
})

test('shows the stages of the most and the least advanced tower that is not handed over', () => {
  const reached = (tower: string | null, given: Partial<ChosenProject['reached'][number]> = {}) => ({
    ...{ tower, date: '2026-11-07', stage: 'Structure' as const, floor: 12, floors: 27, percent: 44, isVerified: true },
    ...given,
  })
  const projects = [
    aProject({
      reached: [
        reached('Sun 4', { stage: 'Handover', percent: 100 }),
        reached('Sun 5', { stage: 'Finishing', floor: null, floors: null, percent: 71, date: '2026-11-02' }),
        reached('Sun 9', { floor: 20 }),
        reached('Sun 10', { date: '2026-11-09', isVerified: false }),
      ],
      handedOverTowers: ['sun 4'],
    }),
    aProject({ reached: [reached(null, { isVerified: false })] }),
    aProject({ reached: [reached('A'), reached('B')], handedOverTowers: ['A', 'B'] }),
    aProject({ reached: [reached('A')], handedOverDate: '2026-03-22' }),
    aProject({}),
  ]

  expect(rowsOf('The paper', projects)['Stage of work']).toEqual([
    {
      kind: 'fact',
      text: 'Sun 5: Finishing, 71%; Sun 10: Structure, floor 12 of 27',
      note: 'verified 7 Nov 2026; 1 more in between',
    },
    { kind: 'fact', text: 'Structure, floor 12 of 27', note: '7 Nov 2026, not verified' },
    { kind: 'text', text: 'Handed over' },
    { kind: 'text', text: 'Handed over' },
    { kind: 'missing', text: 'Not given' },
  ])
})

const cost: ChosenProject['costs'][number] = {
  kind: '3 BHK',
  unitTypeName: 'Type B',
  total: 22_934_800,
  buyer: 'woman',
  hasGst: true,
  hasDuty: true,
}

test('shows the total cost of the smallest kind that every project has, and names what it includes', () => {
  const projects = [
    aProject({ costs: [{ ...cost, kind: '4 BHK', total: 1 }, { ...cost, kind: '2 BHK', total: 2 }, cost] }),
    aProject({
      costs: [
        { ...cost, hasDuty: false },
        { ...cost, kind: '4 BHK' },
      ],
    }),
  ]

  const rows = rowsOf('Homes', projects)

  expect(rows).toEqual({
    'First 3 BHK, in all': [
      { kind: 'fact', text: '₹2.29 crore', note: 'Type B, with GST, duty for a woman and charges' },
      { kind: 'fact', text: '₹2.29 crore', note: 'Type B, with GST and charges' },
    ],
  })
})

test('shows the cost of the cheapest unit of each project if the projects have no kind in common', () => {
  const projects = [
    aProject({ costs: [cost, { ...cost, kind: '2 BHK', unitTypeName: 'Type A', total: 11_000_000 }] }),
    aProject({ costs: [{ ...cost, kind: 'Shop', unitTypeName: 'Arcade shop' }] }),
    aProject({}),
  ]

  expect(rowsOf('Homes', projects)['What it costs in all']).toMatchObject([
    { text: '₹1.1 crore', note: expect.stringMatching(/^Type A, /) },
    { text: '₹2.29 crore', note: expect.stringMatching(/^Arcade shop, /) },
    { kind: 'missing', text: 'Not given' },
  ])
})

test('has a row for each kind of home, with None only for a project that lists other kinds', () => {
  const projects = [
    aProject({ unitTypes: [aUnitType({ kind: '3 BHK' }), aUnitType({ kind: '2 BHK' })] }),
    aProject({ unitTypes: [aUnitType({ kind: '3 BHK', available: 0, priceFrom: null, priceTo: null })] }),
    aProject({}),
  ]

  const rows = rowsOf('Homes', projects)

  expect(Object.keys(rows)).toEqual(['2 BHK', '3 BHK'])
  expect(rows['2 BHK']).toMatchObject([
    {
      homes: [{ feet: '1,240 sq ft', metres: '115.2 m²', price: '₹1.12 crore', hasHigherPrices: true, left: '9 left' }],
    },
    { kind: 'missing', text: 'None' },
    { kind: 'missing', text: 'Not listed' },
  ])
  expect(rows['3 BHK']?.[1]).toMatchObject({
    homes: [{ price: 'Not for sale', hasHigherPrices: false, left: 'Sold out' }],
  })
  expect(rowsOf('Homes', [aProject({})])).toEqual({})
})

test('lists the features of several but not all projects first, then those of one, then those of all', () => {
  const projects = [
    aProject({ features: ['Gas', 'Lap pool, 25 m', 'Gym', 'Lobby'] }),
    aProject({ features: ['Gas', 'Lap pool, 25 m'] }),
    aProject({ features: ['Gas', 'Crèche'] }),
  ]

  const rows = rowsOf('Features', projects)

  expect(Object.entries(rows)).toEqual([
    ['Lap pool, 25 m', [true, true, false].map((isListed) => ({ kind: 'listed', isListed }))],
    [
      'Only here',
      [
        { kind: 'text', text: 'Gym; Lobby' },
        { kind: 'missing', text: 'Nothing further listed' },
        { kind: 'text', text: 'Crèche' },
      ],
    ],
    ['In all', [{ kind: 'text', text: 'Gas' }]],
  ])
})

test('lists the features of a single project without calling them unique', () => {
  expect(rowsOf('Features', [aProject({ features: ['Gas', 'Gym'] })])).toEqual({
    Listed: [{ kind: 'text', text: 'Gas; Gym' }],
  })
})

test('shows the nearest place of each kind with a bar relative to the farthest, and other places in one row', () => {
  const projects = [
    aProject({
      perks: [
        { name: 'Ring road', distance: '2 km' },
        { name: 'Sector 10 metro', distance: '500 m' },
        { name: 'Hospital, Okhla Road', distance: '4 km' },
        { name: 'Weekly market', distance: null },
      ],
    }),
    aProject({ perks: [{ name: 'Jewar airport road', distance: '8 km' }] }),
  ]

  const rows = rowsOf('What is near', projects)

  expect(rows).toEqual({
    'Metro or main road': [
      { kind: 'place', name: 'Sector 10 metro', distance: '500 m', share: 6 },
      { kind: 'missing', text: 'Not given' },
    ],
    Hospital: [
      { kind: 'place', name: 'Hospital, Okhla Road', distance: '4 km', share: 50 },
      { kind: 'missing', text: 'Not given' },
    ],
    Airport: [
      { kind: 'missing', text: 'Not given' },
      { kind: 'place', name: 'Jewar airport road', distance: '8 km', share: 100 },
    ],
    'Also near': [
      { kind: 'text', text: 'Ring road 2 km; Weekly market' },
      { kind: 'missing', text: 'Not given' },
    ],
  })
})

test('a place whose distance cannot be read as a length has no bar', () => {
  const [cell] = rowsOf('What is near', [aProject({ perks: [{ name: 'School', distance: 'on foot' }] })]).School ?? []

  expect(cell).toEqual({ kind: 'place', name: 'School', distance: 'on foot', share: null })
})

test('lists the banks of each project, and leaves out groups without rows', () => {
  const projects = [
    aProject({ banks: ['First Bank', 'Second Bank'] }),
    aProject({ banks: ['Third Bank'] }),
    aProject({}),
  ]

  expect(rowsOf('Money', projects)).toEqual({
    'Banks that lend here': [
      { kind: 'text', text: 'First Bank, Second Bank' },
      { kind: 'text', text: 'Third Bank' },
      { kind: 'missing', text: 'Not listed' },
    ],
  })
  expect(comparisonGroups([aProject({})]).map(({ title }) => title)).toEqual(['The paper'])
})

function rowsOf(title: string, projects: readonly ChosenProject[]) {
  const group = comparisonGroups(projects).find((one) => one.title === title)
  return Object.fromEntries((group?.rows ?? []).map(({ label, cells }) => [label, cells]))
}
