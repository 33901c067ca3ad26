import { expect, test, vi } from 'vitest'
import { dataOrNull, dataOrThrow } from './page-data.ts'

const response = { ok: true, status: 200, message: '', data: [1] } as const
const refused = { ok: false, reason: 'refused', status: 404, message: 'This project does not exist.' } as const
const failed = { ok: false, reason: 'failed', status: 0, message: 'Server error occurred.' } as const

test('throws 404 for a refusal and 500 for a failure', () => {
  expect(dataOrThrow(response)).toEqual([1])
  expect(errorOf(() => dataOrThrow(refused))).toMatchObject({ init: { status: 404 } })
  expect(errorOf(() => dataOrThrow(failed))).toMatchObject({ init: { status: 500 } })
})

test('returns null and logs the error when an optional part fails', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(dataOrNull(response, 'gallery')).toEqual([1])
  expect(log).not.toHaveBeenCalled()
  expect(dataOrNull(failed, 'gallery')).toBeNull()
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

function errorOf(act: () => unknown) {
  try {
    act()
  } catch (thrown) {
    return thrown
  }
  throw new Error('nothing was thrown')
}
