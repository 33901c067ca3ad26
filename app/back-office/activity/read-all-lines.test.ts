import { expect, test, vi } from 'vitest'
import type { AuditFilters } from '#contract/back-office/audit.endpoints.ts'
import { ANY_VIEW } from '../../lib/page-of.ts'
import { readAllLines } from './read-all-lines.ts'

const { send, show } = vi.hoisted(() => ({ send: vi.fn(), show: vi.fn() }))
vi.mock('../../lib/browser-api.ts', () => ({ browserApi: send }))
vi.mock('../../ui/overlay/toast-queues.ts', () => ({ siteToasts: { show } }))

const FILTERS: AuditFilters = {
  actor: null,
  action: null,
  entity: null,
  entityId: null,
  projectId: null,
  from: null,
  to: null,
}

function answerWith(total: number) {
  show.mockReset()
  send.mockImplementation(async (_, { body }) => {
    const before = (body.page - 1) * 100
    const rows = Array.from({ length: Math.min(100, Math.max(0, total - before)) }, (_, nth) => ({ id: before + nth }))
    return { ok: true, data: { rows, total } }
  })
}

test.each([0, 250, 10_000])('reads all of %i entries without a warning', async (total) => {
  answerWith(total)
  expect(await readAllLines(ANY_VIEW, FILTERS)).toHaveLength(total)
  expect(show).not.toHaveBeenCalled()
})

test('reads 10,000 entries and shows a warning when there are more', async () => {
  answerWith(12_345)
  expect(await readAllLines(ANY_VIEW, FILTERS)).toHaveLength(10_000)
  expect(show.mock.lastCall?.[0].title).toMatch(/^Only the first 10,000 of 12,345 changes/)
})
