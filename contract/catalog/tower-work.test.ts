import { expect, test } from 'vitest'
import type { PaymentStage } from './cost-terms.schema.ts'
import { areTowersHandedOver, stagesOfTower, towersNamed, towerWork, usualTower } from './tower-work.ts'

const stage = (name: string, percent: number, given: Partial<PaymentStage> = {}): PaymentStage => ({
  ...{ name, percent, state: 'to come', day: null },
  ...given,
})

const stages = [
  stage('Agreement', 20, { state: 'on signing' }),
  stage('Plinth', 20, { workStage: 'Foundation', state: 'reached', day: '2025-09-12' }),
  stage('Third-floor slab', 20, { workStage: 'Structure', workFloor: 3, state: 'reached', day: '2025-12-06' }),
  stage('Roof slab', 20, { workStage: 'Structure', day: '2027-02-01' }),
  stage('Keys', 20, { workStage: 'Handover', day: '2027-12-01' }),
]

const update = (tower: string | null, date: string, floor: number) => ({
  ...{ tower, date, stage: 'Structure' as const, floor, floors: 27, percent: 0 },
})

const building = {
  updates: [
    { ...update('Sun 10', '2026-11-07', 1), stage: 'Foundation' as const, floor: null, percent: 80 },
    update('Sun 9', '2026-10-31', 27),
    update('sun 8', '2026-10-01', 12),
    update('Sun 8', '2026-06-01', 4),
    update('Sun 8', '2026-01-01', 2),
  ],
  handovers: [{ tower: 'Sun 1', handedOverDate: '2025-03-14' }],
  handedOverDate: null,
}

const states = (name: string) => {
  const tower = towerWork(stages, building).find((one) => one.name?.toLowerCase() === name)
  return stagesOfTower(stages, tower).map(({ state, day }) => (day ? `${state} ${day}` : state))
}

test('each tower has the stages that its own work has reached, with the day of the first update that shows it', () => {
  expect(states('sun 10')).toEqual(['on signing', 'to come', 'to come', 'to come 2027-02-01', 'to come 2027-12-01'])
  expect(states('sun 8')).toEqual([
    'on signing',
    'reached 2026-01-01',
    'reached 2026-06-01',
    'to come 2027-02-01',
    'to come 2027-12-01',
  ])
  expect(states('sun 9').slice(3)).toEqual(['reached 2026-10-31', 'to come 2027-12-01'])
  expect(new Set(states('sun 1').slice(1))).toEqual(new Set(['reached 2025-03-14']))
})

test('a stage is to come again when a newer update is below the floor that an older one had reached', () => {
  const updates = [update('Sun 8', '2026-11-01', 2), update('Sun 8', '2026-10-01', 3)]
  const [tower] = towerWork(stages, { ...building, updates, handovers: [] })

  expect(stagesOfTower(stages, tower)[2]?.state).toBe('to come')
})

test('stages without construction work, and all stages without a tower, keep the entered state', () => {
  const [, plinth] = stages
  const asEntered = [stage('Plinth', 100, { state: 'reached', day: '2025-09-12' })]
  const [tower] = towerWork(asEntered, building)

  expect(stagesOfTower(asEntered, tower)).toEqual(asEntered)
  expect(stagesOfTower(stages, undefined)[1]).toEqual(plinth)
})

const towers = ['Sun 1', 'Sun 5', 'Sun 8', 'Sun 9', 'Sun 10'].map((name) => ({ name, isHandedOver: name === 'Sun 1' }))
const blocks = ['Block A', 'Block B', 'Block C'].map((name) => ({ name, isHandedOver: false }))

test.for([
  ['Sun 8', towers, [2]],
  ['sun 8', towers, [2]],
  ['Sun 5 to Sun 9', towers, [1, 2, 3]],
  ['Sun 1, Sun 8 to Sun 10', towers, [0, 2, 3, 4]],
  ['Blocks B and C', blocks, [1, 2]],
  ['Block C', blocks, [2]],
  ['Streets 1 to 10', towers, []],
  ['South side', towers, []],
  ['Sun 1 to Sun 4', towers, []],
  ['Podium of floors 1 to 9', [{ name: 'Floors 1 to 9', isHandedOver: true }], [0]],
  [null, towers, [1, 2, 3, 4]],
  ['Ground floor', [{ name: null, isHandedOver: false }], [0]],
] as const)('the text %j, given the towers %j, names those with the indexes %j', ([text, known, places]) => {
  expect(towersNamed(text, known)).toEqual(places)
})

test('the usual tower is the first under construction with the same share due as the entered stages, or else the first', () => {
  const known = towerWork(stages, building)
  const handedOver = known.filter(({ isHandedOver }) => isHandedOver)
  const allReached = stages.map((one) => ({ ...one, state: 'reached' as const }))

  expect(usualTower(stages, known)?.name).toBe('sun 8')
  expect(usualTower([stage('All', 100)], known)?.name).toBe('sun 8')
  expect(usualTower(allReached, known)?.name).toBe('sun 8')
  expect(usualTower(stages, handedOver)?.name).toBe('Sun 1')
  expect(usualTower(stages, [])).toBeUndefined()
})

const ledger = {
  ...building,
  updates: [update('Sun 5', '2026-10-31', 27)],
  handovers: [
    { tower: 'Sun 1', handedOverDate: '2025-03-14' },
    { tower: 'Sun 2', handedOverDate: '2025-06-30' },
    { tower: 'Sun 5 to Sun 6', handedOverDate: null },
    { tower: 'First stretch', handedOverDate: '2025-11-01' },
    { tower: 'Second stretch', handedOverDate: null },
  ],
}

test.for([
  ['Sun 1', true],
  ['Sun 1 to Sun 2', true],
  ['Sun 1 to Sun 5', false],
  ['Sun 2 to Sun 3', false],
  ['Sun 5 to Sun 6', false],
  ['First stretch', true],
  ['First stretch and second stretch', false],
  ['South side', false],
  [null, false],
] as const)('a unit type in %j is handed over: %j', ([text, isHandedOver]) => {
  expect(areTowersHandedOver(text, ledger)).toBe(isHandedOver)
})

test('the handover of a project without towers is not that of a tower named by a unit type', () => {
  const project = { updates: [], handovers: [], handedOverDate: '2025-11-20' }

  expect(areTowersHandedOver('By the owners', project)).toBe(false)
})
