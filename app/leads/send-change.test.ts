import { expect, test, vi } from 'vitest'
import { sendChange } from './send-change.ts'

const { send } = vi.hoisted(() => ({ send: vi.fn() }))
vi.mock('../lib/browser-api.ts', () => ({ browserApi: send }))

test('a second change of a lead waits for the first and is sent with the version that the first returned', async () => {
  const first = Promise.withResolvers()
  send.mockReturnValueOnce(first.promise).mockResolvedValue({ ok: true, data: { version: 6 } })
  const changes = [
    sendChange({ id: 7, version: 4, state: 'contacted' }),
    sendChange({ id: 7, version: 4, ownerId: 2 }),
    sendChange({ id: 8, version: 1, ownerId: 2 }),
  ]
  await changes[2]
  expect(send.mock.calls.map(([, { body }]) => body.id)).toEqual([7, 8])

  first.resolve({ ok: true, data: { version: 5 } })
  await Promise.all(changes)
  expect(send.mock.calls[2]?.[1].body).toEqual({ id: 7, version: 5, ownerId: 2 })
})

test('after a refused change the next one is sent with its own version', async () => {
  send.mockResolvedValue({ ok: false, reason: 'refused', status: 409, message: '' })
  await sendChange({ id: 9, version: 4, ownerId: 2 })
  await sendChange({ id: 9, version: 5, ownerId: 2 })

  expect(send.mock.calls.at(-1)?.[1].body.version).toBe(5)
})
