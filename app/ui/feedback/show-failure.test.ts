import { beforeEach, expect, test, vi } from 'vitest'
import { createToastQueue } from '../overlay/toast-queue.ts'
import { showFailure, showSaveFailure } from './show-failure.ts'

const offline = { ok: false, reason: 'failed', status: 0, message: 'Server error.' } as const
const down = { ...offline, status: 502 }
const refused = { ok: false, reason: 'refused', status: 400, message: 'Too long.' } as const
const SERVER_ERROR = { title: 'Server Error!', text: 'Server error occurred, please contact admin.' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

function shownBy(show: (toasts: ReturnType<typeof createToastQueue>) => void) {
  const site = { durationMs: 5000, extensionMs: 1000, fadeMs: 300, readPage: () => '/', preventsDuplicates: false }
  const toasts = createToastQueue(site)
  show(toasts)
  return toasts.read()
}

test('shows staff a lost connection when there is no response, and a server error for a 502', () => {
  expect(shownBy((toasts) => showFailure(offline, { isStaff: true, toasts }))).toMatchObject([
    { kind: 'error', title: 'The connection was lost.', text: 'Please check your connection and try again.' },
  ])
  expect(shownBy((toasts) => showFailure(down, { isStaff: true, toasts }))).toMatchObject([SERVER_ERROR])
})

test('shows customers the specified server error when the connection was lost', () => {
  expect(shownBy((toasts) => showFailure(offline, { toasts }))).toMatchObject([SERVER_ERROR])
})

test('a failed save shows a toast offline only for a specified call, and never for a refusal', () => {
  const save = { action: 'Saving' }
  expect(shownBy((toasts) => showSaveFailure(offline, { ...save, toasts }))).toEqual([])
  expect(shownBy((toasts) => showSaveFailure(offline, { ...save, isSpecified: true, toasts }))).toMatchObject([
    SERVER_ERROR,
  ])
  expect(shownBy((toasts) => showSaveFailure(down, { ...save, toasts }))).toMatchObject([SERVER_ERROR])
  expect(shownBy((toasts) => showSaveFailure(refused, { ...save, toasts }))).toEqual([])
})
