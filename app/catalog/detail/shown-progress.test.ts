import { expect, test } from 'vitest'
import type { Handover, ProgressUpdate } from '#contract/catalog/progress.schema.ts'
import { shownProgress } from './shown-progress.ts'

const TODAY = '2026-11-16'
let lastId = 0

function anUpdate(given: Partial<ProgressUpdate>): ProgressUpdate {
  lastId += 1
  const update = { id: lastId, projectId: 1, date: '2026-10-10', tower: null, stage: 'Brickwork', floor: null } as const
  return { ...update, floors: null, percent: 34, text: null, verifiedBy: 'R. Krishnan', photographs: [], ...given }
}

function aHandover(given: Partial<Handover>): Handover {
  return { id: 1, projectId: 1, tower: null, promisedDate: null, handedOverDate: null, reason: null, ...given }
}

interface Given {
  updates?: ProgressUpdate[]
  handovers?: Handover[]
  handedOverDate?: string | null
  isCompleted?: boolean
  query?: string
}

function shown({
  updates = [anUpdate({})],
  handovers = [],
  handedOverDate = null,
  isCompleted = false,
  query = '',
}: Given) {
  const dates = { possessionDate: '2027-12-31', handedOverDate, isCompleted }
  return shownProgress({ updates, handovers, ...dates }, new URLSearchParams(query), TODAY)
}

test('a project without updates has no progress, even if it is handed over', () => {
  expect(shown({ updates: [], handedOverDate: '2026-01-01' })).toBeNull()
})

test('a project without towers has one drawing, its promised date and the days until then', () => {
  expect(shown({})).toMatchObject({
    lead: 'The brass line is where the work stood when it was last checked.',
    facts: [
      { label: 'Last verified on', text: '10 Oct 2026', isOld: false },
      { label: 'By', text: 'R. Krishnan' },
      { label: 'Possession declared to RERA', text: '31 Dec 2027, 410 days from today' },
    ],
    towers: [{ name: null, stage: 'Brickwork', percent: 34, floors: 12, label: 'Brickwork, 34%', day: '10 Oct 2026' }],
  })
  expect(shown({})?.towers[0]).not.toHaveProperty('query')
})

test('a tower is drawn at the stage of its newest update, or as done with the day of its handover', () => {
  const updates = [
    anUpdate({ tower: 'Sun 10', date: '2026-10-24', stage: 'Structure', floor: 12, floors: 27, percent: 44 }),
    anUpdate({ tower: 'Sun 9', date: '2026-10-20', stage: 'Finishing', percent: 71 }),
    anUpdate({ tower: 'sun 10', date: '2026-09-01', stage: 'Structure', floor: 9, floors: 27 }),
  ]
  const handovers = [
    aHandover({ tower: 'Sun 1', handedOverDate: '2025-03-14' }),
    aHandover({ tower: 'Sun 9 to Sun 10', promisedDate: '2027-06-30' }),
  ]
  const progress = shown({ updates, handovers })

  expect(progress?.lead).toMatch(/^One tower is lived in, two are going up\./)
  expect(progress?.facts.at(-1)?.label).toBe('Possession declared to RERA, Sun 9 to Sun 10')
  expect(progress?.towers).toMatchObject([
    { name: 'Sun 1', stage: 'done', percent: 100, floors: 27, label: 'Handed over', day: '14 Mar 2025' },
    { name: 'Sun 9', stage: 'Finishing', percent: 71, label: 'Finishing, 71%', day: '20 Oct 2026' },
    { name: 'Sun 10', stage: 'Structure', percent: 44, label: 'Floor 12 of 27', day: '24 Oct 2026' },
  ])
})

test('a project that is handed over is drawn as done and shows the day of its handover', () => {
  const progress = shown({ handedOverDate: '2026-03-22' })

  expect(progress?.towers).toMatchObject([{ stage: 'done', label: 'Handed over', day: '22 Mar 2026' }])
  expect(progress?.facts[0]).toMatchObject({ isOld: false })
  expect(progress?.facts.at(-1)).toEqual({ label: 'Handed over on', text: '22 Mar 2026' })
})

test('a completed project shows no promised date, and its last update is never called old', () => {
  const updates = [anUpdate({ tower: 'A', date: '2026-01-10' }), anUpdate({ tower: 'B', date: '2026-01-09' })]
  const handovers = [aHandover({ tower: 'A', promisedDate: '2026-03-31' })]
  const progress = shown({ updates, handovers, isCompleted: true })

  expect(progress?.lead).not.toMatch(/going up/)
  expect(progress?.facts).toEqual([
    { label: 'Last verified on', text: '10 Jan 2026', isOld: false },
    { label: 'By', text: 'R. Krishnan' },
  ])
})

test.for([
  ['2026-10-02', false],
  ['2026-10-01', true],
] as const)('work last verified on %s is older than usual: %s', ([date, isOld]) => {
  const updates = [anUpdate({ date: TODAY, verifiedBy: null }), anUpdate({ date })]

  expect(shown({ updates })?.facts[0]).toMatchObject({ isOld })
})

test('a promised date in the past says how many days ago it was', () => {
  const handovers = [aHandover({ tower: 'A', promisedDate: '2026-11-15' })]

  expect(shown({ handovers })?.facts.at(-1)?.text).toBe('15 Nov 2026, 1 day ago')
})

test('by default, the newest update and the month of the update before it are shown', () => {
  const updates = [
    anUpdate({ date: '2026-11-07', tower: 'T1', stage: 'Finishing', floor: 19, floors: 27, photographs: ['a.jpg'] }),
    anUpdate({ date: '2026-10-31', tower: 'T2', text: 'Two days lost to rain.' }),
    anUpdate({ date: '2025-10-30', verifiedBy: null }),
  ]
  const progress = shown({ updates })

  expect(progress?.update).toMatchObject({
    head: '7 Nov 2026, T1',
    title: 'Finishing has reached floor 19 of 27',
    verified: 'Verified on 7 Nov 2026 by R. Krishnan.',
    claim: 'Photograph, 7 Nov 2026',
    photographs: ['a.jpg'],
  })
  expect(progress?.columns).toContain('October 2026')
  expect(progress?.rows).toMatchObject([
    { no: 2, tower: 'T2', stage: 'Brickwork, 34%', text: 'Two days lost to rain.' },
  ])
  expect(progress?.month).toBe('2026-10')
  expect(progress?.years).toEqual([
    { year: '2026', counts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0] },
    { year: '2025', counts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0] },
  ])
})

test.for([
  ['Services', 'Services have reached 60%'],
  ['Handover', 'Handover has reached 60%'],
] as const)('the title of an update of the stage %s is %s', ([stage, title]) => {
  expect(shown({ updates: [anUpdate({ stage, percent: 60 })] })?.update.title).toBe(title)
})

test('the query chooses a tower, a month and an update, and unknown values are ignored', () => {
  const one = anUpdate({ date: '2026-11-07', tower: 'T1' })
  const two = anUpdate({ date: '2026-10-31', tower: 'T2' })
  const three = anUpdate({ date: '2026-09-30', tower: 'T2' })
  const updates = [one, two, three]

  const ofTower = shown({ updates, query: 'tower=t2' })
  expect(ofTower?.update.head).toBe('31 Oct 2026, T2')
  expect(ofTower?.rows.map(({ id }) => id)).toEqual([three.id])
  expect(ofTower?.towers.map(({ isCurrent }) => isCurrent)).toEqual([undefined, true])
  expect(ofTower?.towers.map(({ query }) => query)).toEqual(['tower=T1', ''])
  expect(ofTower?.ofChosen).toBe('tower=T2&')
  expect(ofTower?.allTowers).toBe('All towers')
  expect(shown({ updates })?.allTowers).toBeNull()
  expect(shown({ updates, query: 'month=2026-11' })?.rows.map(({ id }) => id)).toEqual([one.id])
  expect(shown({ updates, query: `update=${three.id}` })?.update.head).toBe('30 Sep 2026, T2')
  expect(shown({ updates, query: 'tower=T9&month=1999-01&update=0' })).toEqual(shown({ updates }))
})
