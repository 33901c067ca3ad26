import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { progressMessages as messages } from './progress.messages.ts'
import { handoverDraftFor } from './progress-draft.schema.ts'

const draft = { id: '', projectId: '7', tower: 'Tower A', promisedDate: '', handedOverDate: '2026-02-02', reason: '' }

function mistakesIn(changes: Partial<typeof draft>, promisedForProject: string | null) {
  const { error } = z.safeDecode(handoverDraftFor(promisedForProject), { ...draft, ...changes } as never)
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? []
}

test('a handover after its promised date needs a reason; without its own date, that of the project applies', () => {
  const missing = [['reason', messages.reasonRequired]]
  expect(mistakesIn({ promisedDate: '2026-01-31' }, null)).toEqual(missing)
  expect(mistakesIn({}, '2026-01-31')).toEqual(missing)
  expect(mistakesIn({ reason: 'The lifts came late.' }, '2026-01-31')).toEqual([])
  expect(mistakesIn({ promisedDate: '2026-03-31' }, '2026-01-31')).toEqual([])
  expect(mistakesIn({ handedOverDate: '' }, '2026-01-31')).toEqual([])
})
