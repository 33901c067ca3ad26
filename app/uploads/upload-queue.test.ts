import { expect, test, vi } from 'vitest'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { connectionMessages } from '#contract/wire/connection.messages.ts'
import type { Outcome } from '../lib/api-client.ts'
import { createUploadQueue, type UploadBatch } from './upload-queue.ts'

const LOST = { ok: false, reason: 'failed', status: 0, message: '' } as const
const BROKEN = { ok: false, reason: 'failed', status: 500, message: '' } as const
const REFUSED = { ok: false, reason: 'refused', status: 400, message: 'Not a picture.' } as const
const SIGNED_OUT = { ok: false, reason: 'refused', status: 401, message: 'x' } as const
const ok = (data: string) => ({ ok: true, status: 200, message: '', data }) as const

function aQueue(answers: readonly Outcome<string>[] = []) {
  const rest = [...answers]
  const send = vi.fn(async ({ file }: { file: File }) => rest.shift() ?? ok(`1_${file.name}`))
  const pause = vi.fn(async () => {})
  return { queue: createUploadQueue({ send, pause }), send, pause }
}

function aBatch(names: readonly string[], given: Partial<Pick<UploadBatch, 'check' | 'prepare' | 'claimOf'>> = {}) {
  return {
    files: names.map((name) => new File(['x'], name)),
    folder: 'ProjectImages' as const,
    purpose: null,
    check: () => null,
    attach: vi.fn(async (name: string): Promise<Outcome<unknown>> => ok(name)),
    onSettled: vi.fn(),
    ...given,
  }
}

const statesOf = ({ read }: ReturnType<typeof createUploadQueue>) => read().map(({ name, state }) => `${name} ${state}`)

test('files are attached in the order of their selection, even if a later one has been sent first', async () => {
  const { queue, send } = aQueue()
  let finishFirst = () => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (finishFirst = () => resolve(ok('1_a.png')))))
  const batch = aBatch(['a.png', 'b.png'])
  const settled = queue.add(batch)
  await expect.poll(() => send.mock.calls.length).toBe(2)
  expect(batch.attach).not.toHaveBeenCalled()
  finishFirst()
  await settled

  expect(batch.attach.mock.calls).toEqual([
    ['1_a.png', false],
    ['1_b.png', false],
  ])
  expect(batch.onSettled).toHaveBeenCalledExactlyOnceWith(2)
  expect(queue.isRunning()).toBe(false)
})

test('a file is resent automatically after a lost connection', async () => {
  const { queue, send, pause } = aQueue([LOST, LOST])
  await queue.add(aBatch(['a.png']))

  expect(send).toHaveBeenCalledTimes(3)
  expect(pause).toHaveBeenCalledTimes(2)
  expect(statesOf(queue)).toEqual(['a.png done'])
})

test('a file fails after all retries without a connection, and a manual retry resends it', async () => {
  const { queue } = aQueue([LOST, LOST, LOST, LOST])
  const batch = aBatch(['a.png'])
  await queue.add(batch)
  expect(queue.read()[0]).toMatchObject({ state: 'failed', reason: connectionMessages.lost })
  expect(batch.onSettled).toHaveBeenLastCalledWith(0)

  await queue.retry(queue.read()[0]?.id ?? 0)
  expect(statesOf(queue)).toEqual(['a.png done'])
  expect(batch.onSettled).toHaveBeenLastCalledWith(1)
})

test('an error response is not retried automatically, and a refused file cannot be retried manually', async () => {
  const { queue, send } = aQueue([BROKEN, REFUSED, SIGNED_OUT])
  await queue.add(aBatch(['a.png', 'b.png', 'c.png']))
  expect(queue.read().map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', uploadsMessages.uploadFailed],
    ['refused', 'Not a picture.'],
    ['failed', uploadsMessages.signInForUpload],
  ])

  for (const { id } of queue.read()) await queue.retry(id)
  expect(send).toHaveBeenCalledTimes(5)
  expect(statesOf(queue)).toEqual(['a.png done', 'b.png refused', 'c.png done'])
})

test('a stored file is not sent again when attaching it has failed', async () => {
  const { queue, send } = aQueue()
  const attach = vi.fn(async (): Promise<Outcome<unknown>> => BROKEN)
  await queue.add({ ...aBatch(['a.png']), attach })
  attach.mockResolvedValue(ok(''))
  await queue.retry(queue.read()[0]?.id ?? 0)

  expect(send).toHaveBeenCalledTimes(1)
  expect(attach.mock.calls).toEqual([
    ['1_a.png', false],
    ['1_a.png', true],
  ])
})

test('a file that the check refuses is not sent', async () => {
  const { queue, send } = aQueue()
  await queue.add(aBatch(['a.gif'], { check: () => uploadsMessages.notAnImage }))
  expect(send).not.toHaveBeenCalled()
  expect(queue.read()[0]).toMatchObject({ state: 'refused', reason: uploadsMessages.notAnImage })
})

test('clearing aborts running uploads and attaches nothing', async () => {
  const { queue, send } = aQueue()
  let finish = () => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve(ok('1_a.png')))))
  const batch = aBatch(['a.png'])
  const settled = queue.add(batch)
  expect(queue.isRunning()).toBe(true)
  queue.clear()
  finish()
  await settled

  expect(send.mock.calls[0]?.[0]).toMatchObject({ signal: { aborted: true } })
  expect(batch.attach).not.toHaveBeenCalled()
  expect(queue.read()).toEqual([])
})

test('removing a running upload aborts it and keeps the others', async () => {
  const { queue, send } = aQueue()
  let finish = () => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve(ok('1_a.png')))))
  const batch = aBatch(['a.png', 'b.png'])
  const settled = queue.add(batch)
  queue.remove(queue.read()[0]?.id ?? 0)
  finish()
  await settled

  expect(batch.attach.mock.calls).toEqual([['1_b.png', false]])
  expect(statesOf(queue)).toEqual(['b.png done'])
})

test('adding a batch removes finished files from the list and keeps failed ones', async () => {
  const { queue } = aQueue([BROKEN])
  await queue.add(aBatch(['a.png', 'b.png']))
  await queue.add(aBatch(['c.png']))
  expect(statesOf(queue)).toEqual(['a.png failed', 'c.png done'])
})

test('a file is prepared once, before its check, and every attempt sends the prepared file', async () => {
  const { queue, send } = aQueue([LOST, BROKEN])
  const smaller = new File(['y'], 'a.jpg')
  const prepare = vi.fn(async () => smaller)
  const check = vi.fn(() => null)

  await queue.add(aBatch(['a.png'], { prepare, check }))
  await queue.retry(queue.read()[0]?.id ?? 0)

  expect(prepare).toHaveBeenCalledOnce()
  expect(check).toHaveBeenCalledWith(smaller)
  expect(send.mock.calls.map(([{ file }]) => file)).toEqual([smaller, smaller, smaller])
  expect(statesOf(queue)).toEqual(['a.png done'])
})

test('each file is sent with the label of the selected file, even if a smaller copy is sent', async () => {
  const { queue, send } = aQueue()
  const claimOf = ({ name }: File) => (name === 'a.jpg' ? { kind: 'photograph' as const, takenOn: '2026-11-06' } : null)
  await queue.add(aBatch(['a.jpg', 'b.jpg'], { claimOf, prepare: async () => new File(['y'], 'smaller.jpg') }))

  expect(send.mock.calls.map(([sent]) => (sent as { claim?: unknown }).claim)).toEqual([
    { kind: 'photograph', takenOn: '2026-11-06' },
    null,
  ])
})
