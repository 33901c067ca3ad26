import { expect, test } from 'vitest'
import { STAGES } from '#contract/catalog/progress.constants.ts'
import { ProgressUpdateDraft } from '#contract/catalog/progress-draft.schema.ts'
import { projects } from './projects.ts'

test('completed projects, and only they, have a day of handover', () => {
  for (const { name, isCompleted, categoryId, possessionDate, handedOverDate } of projects) {
    expect([name, handedOverDate !== null]).toEqual([name, isCompleted])
    if (categoryId !== 3) expect([name, possessionDate !== null]).toEqual([name, true])
  }
})

test('six projects have two years of updates, which are in order and valid as drafts', () => {
  const built = projects.filter(({ progressUpdates }) => progressUpdates.length > 0)
  expect(built).toHaveLength(6)
  for (const { name, progressUpdates } of built) {
    const days = progressUpdates.map(({ date }) => date)
    expect([name, days.toSorted()]).toEqual([name, days])
    expect([name, (days[0] ?? '') < '2025-01-01', (days.at(-1) ?? '') > '2026-10-01']).toEqual([name, true, true])
    for (const update of progressUpdates) {
      const draft = { id: 0, projectId: 1, ...update }
      expect(ProgressUpdateDraft.safeParse(draft).error).toBeUndefined()
    }
  }
})

test('the progress of a tower never decreases, and its handover has the date in the ledger', () => {
  for (const { progressUpdates, handovers } of projects) {
    for (const [tower, updates] of Map.groupBy(progressUpdates, (update) => update.tower)) {
      const reached = updates.map(({ stage, percent }) => STAGES.indexOf(stage) * 1000 + percent)
      expect([tower, reached.toSorted((one, other) => one - other)]).toEqual([tower, reached])
      const done = updates.find(({ stage }) => stage === 'Handover')
      if (done)
        expect([tower, handovers.find((line) => line.tower === tower)?.handedOverDate]).toEqual([tower, done.date])
    }
  }
})

test('the ledger has 16 handovers, of which 14 are on time and 2 are late with a reason', () => {
  const lines = projects.flatMap(({ name, possessionDate, handedOverDate, handovers }) => {
    const ofTowers = handovers.filter(({ tower }) => tower !== null)
    if (ofTowers.length > 0)
      return ofTowers.map((line) => ({ ...line, name, promisedDate: line.promisedDate ?? possessionDate }))
    return { name, promisedDate: possessionDate, handedOverDate, reason: handovers[0]?.reason ?? null }
  })
  const done = lines.filter((line) => line.handedOverDate !== null)
  const late = done.filter((line) => (line.handedOverDate ?? '') > (line.promisedDate ?? ''))
  expect(done).toHaveLength(16)
  expect(late.map(({ name }) => name).sort()).toEqual(['Foundry Row', 'Parkline Greens'])
  expect(late.filter(({ reason }) => reason === null)).toEqual([])
  expect(lines.filter((line) => line.handedOverDate === null && (line.promisedDate ?? '') < '2026-11-15')).toEqual(
    lines.filter((line) => line.promisedDate === null),
  )
})
