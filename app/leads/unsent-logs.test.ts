import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countUnsentLogs, forgetLog, keepLog, onUnsentLogs, refusedLogs, sendUnsentLogs } from './unsent-logs.ts'

const { send } = vi.hoisted(() => ({ send: vi.fn() }))
vi.mock('../lib/browser-api.ts', () => ({ browserApi: send }))

const call = { id: 7, kind: 'call' as const, key: 'a-call' }
const note = { id: 8, kind: 'note' as const, text: 'Wants a corner flat', key: 'a-note' }
const ok = { ok: true, status: 200, message: '', data: { eventId: 1 } }
const refusedWith = (status: number) => ({
  ok: false,
  reason: status === 0 ? 'failed' : 'refused',
  status,
  message: '',
})

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map([['Emailcrew', 'sales@plinth.test']])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  send.mockReset()
})

test('the result of a call replaces the log of its beginning and keeps the time of the call', async () => {
  keepLog({ ...call, at: '2026-11-18T05:00:00.000Z' })
  keepLog({ ...call, result: 'spoke' })
  send.mockResolvedValue(ok)

  expect(countUnsentLogs()).toBe(1)
  expect(await sendUnsentLogs()).toEqual({ sent: 1, refused: [] })
  expect(send.mock.calls.map(([, { body }]) => body)).toEqual([
    { ...call, result: 'spoke', at: '2026-11-18T05:00:00.000Z' },
  ])
  expect(countUnsentLogs()).toBe(0)
})

test.each([0, 401, 429, 503])('all logs stay unsent after a response with status %i', async (status) => {
  keepLog(call)
  keepLog(note)
  send.mockResolvedValue(refusedWith(status))

  expect(await sendUnsentLogs()).toEqual({ sent: 0, refused: [] })
  expect(send).toHaveBeenCalledOnce()
  expect(countUnsentLogs()).toBe(2)
})

test('a refused log is reported, and the logs after it are sent', async () => {
  keepLog(call)
  keepLog(note)
  send.mockResolvedValueOnce(refusedWith(409)).mockResolvedValueOnce(ok)

  expect(await sendUnsentLogs()).toEqual({ sent: 1, refused: [refusedWith(409)] })
  expect(countUnsentLogs()).toBe(0)
})

test('the text of a refused note is kept until it is discarded, and not sent again', async () => {
  keepLog(note)
  send.mockResolvedValue(refusedWith(409))
  await sendUnsentLogs()
  await sendUnsentLogs()

  expect(send).toHaveBeenCalledOnce()
  expect(countUnsentLogs()).toBe(0)
  expect(refusedLogs()).toMatchObject([{ body: { text: 'Wants a corner flat' } }])
  expect(forgetLog(note.key)).toBe(true)
  expect(refusedLogs()).toEqual([])
})

test('the result of a call that is stored while its beginning is being sent stays unsent', async () => {
  keepLog(call)
  send.mockImplementationOnce(async () => {
    keepLog({ ...call, result: 'noAnswer' })
    return ok
  })

  await sendUnsentLogs()
  expect(countUnsentLogs()).toBe(1)
})

test('forgetLog removes an unsent log, and returns false if it is already removed', () => {
  keepLog(call)
  keepLog(note)

  expect(forgetLog(call.key)).toBe(true)
  expect(countUnsentLogs()).toBe(1)
  expect(forgetLog(call.key)).toBe(false)
})

test('the logs of another account are neither counted nor sent', async () => {
  keepLog(call)
  stored.set('Emailcrew', 'editor@plinth.test')

  expect(countUnsentLogs()).toBe(0)
  await sendUnsentLogs()
  expect(send).not.toHaveBeenCalled()
})

test('keepLog calls the listeners, and returns false when the storage is full', () => {
  const listener = vi.fn()
  const stop = onUnsentLogs(listener)
  keepLog(call)
  expect(listener).toHaveBeenCalledOnce()
  stop()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(keepLog(note)).toBe(false)
})
