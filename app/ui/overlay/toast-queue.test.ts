import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastQueue } from './toast-queue.ts'

const site = { durationMs: 5000, extensionMs: 1000, fadeMs: 300, readPage: () => '/signin', preventsDuplicates: false }
const sent = { kind: 'success', title: 'Message sent' } as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a toast begins to fade when its time is over and is gone when it has faded', () => {
  const queue = createToastQueue(site)
  queue.show(sent)

  vi.advanceTimersByTime(4999)
  expect(queue.read()).toMatchObject([{ title: 'Message sent', isLeaving: false }])
  vi.advanceTimersByTime(1)
  expect(queue.read()).toMatchObject([{ isLeaving: true }])
  vi.advanceTimersByTime(299)
  expect(queue.read()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(queue.read()).toEqual([])
})

test('the newest toast is on top', () => {
  const queue = createToastQueue(site)
  queue.show({ kind: 'info', title: 'first' })
  queue.show({ kind: 'info', title: 'second' })

  expect(queue.read().map((toast) => toast.title)).toEqual(['second', 'first'])
})

test('a toast under the pointer stays and leaves a second after the pointer', () => {
  const queue = createToastQueue(site)
  const id = queue.show(sent) ?? 0
  vi.advanceTimersByTime(4000)
  queue.hold(id)
  vi.advanceTimersByTime(60_000)
  expect(queue.read()).toHaveLength(1)

  queue.release(id)
  vi.advanceTimersByTime(999)
  expect(queue.read()).toMatchObject([{ isLeaving: false }])
  vi.advanceTimersByTime(1)
  expect(queue.read()).toMatchObject([{ isLeaving: true }])
})

test('the pointer catches a toast that has begun to fade', () => {
  const queue = createToastQueue(site)
  const id = queue.show(sent) ?? 0
  vi.advanceTimersByTime(5100)
  queue.hold(id)
  vi.advanceTimersByTime(10_000)

  expect(queue.read()).toMatchObject([{ isLeaving: false }])
})

test('dismissing fades at once, and only once', () => {
  const queue = createToastQueue(site)
  const id = queue.show(sent) ?? 0
  queue.dismiss(id)
  vi.advanceTimersByTime(200)
  queue.dismiss(id)
  vi.advanceTimersByTime(100)

  expect(queue.read()).toEqual([])
})

test('an equal toast takes the place of the one that stands, on top and with its whole time', () => {
  const queue = createToastQueue(site)
  const first = queue.show(sent)
  queue.show({ kind: 'info', title: 'Another' })
  vi.advanceTimersByTime(4000)
  const second = queue.show(sent)
  expect(second).not.toBe(first)
  expect(queue.read().map(({ title }) => title)).toEqual(['Message sent', 'Another'])

  vi.advanceTimersByTime(4999)
  expect(queue.read()).toMatchObject([{ title: 'Message sent', isLeaving: false }])
  queue.show({ ...sent, kind: 'error' })
  queue.show({ ...sent, text: 'Another text' })
  expect(queue.read()).toHaveLength(3)
})

test('where duplicates are prevented an equal toast is dropped, and the first keeps its time', () => {
  const single = createToastQueue({ ...site, durationMs: 10_000, preventsDuplicates: true })
  expect(single.show(sent)).not.toBeNull()
  vi.advanceTimersByTime(9000)
  expect(single.show(sent)).toBeNull()
  expect(single.show({ ...sent, text: 'Another text' })).not.toBeNull()
  expect(single.read()).toHaveLength(2)
  vi.advanceTimersByTime(1000)
  expect(single.read()).toMatchObject([{ isLeaving: false }, { isLeaving: true }])
})

test('three stand at once: the fourth sends the oldest away', () => {
  const queue = createToastQueue(site)
  for (const title of ['first', 'second', 'third', 'fourth']) queue.show({ kind: 'info', title })

  expect(queue.read().map(({ title, isLeaving }) => [title, isLeaving])).toEqual([
    ['fourth', false],
    ['third', false],
    ['second', false],
    ['first', true],
  ])
  vi.advanceTimersByTime(300)
  expect(queue.read()).toHaveLength(3)
})

test('the newest is dismissed, then the one below it, until none stands', () => {
  const queue = createToastQueue(site)
  queue.show({ kind: 'info', title: 'first' })
  queue.show({ kind: 'info', title: 'second' })

  expect(queue.dismissNewest()).toMatchObject({ title: 'second' })
  expect(queue.read().map(({ isLeaving }) => isLeaving)).toEqual([true, false])
  expect(queue.dismissNewest()).toMatchObject({ title: 'first' })
  expect(queue.dismissNewest()).toBeUndefined()
})

test('once it has gone an equal toast may come again', () => {
  const queue = createToastQueue({ ...site, preventsDuplicates: true })
  queue.show(sent)
  vi.advanceTimersByTime(5300)

  expect(queue.show(sent)).not.toBeNull()
})

test('listeners hear every change until they leave', () => {
  const queue = createToastQueue(site)
  const heard = vi.fn()
  const leave = queue.subscribe(heard)
  queue.show(sent)
  expect(heard).toHaveBeenCalledTimes(1)
  leave()
  vi.advanceTimersByTime(5300)

  expect(heard).toHaveBeenCalledTimes(1)
})

test.each(['warning', 'error'] as const)(
  'a %s goes with its page; what was done there, or can be undone, is still told on the next',
  (kind) => {
    const queue = createToastQueue(site)
    queue.show({ kind, title: 'Server Error!' })
    queue.show({ kind, title: 'Not deleted', action: { label: 'Undo', onAct: () => {} } })
    queue.show(sent)

    queue.turnTo('/signin')
    expect(queue.read().some(({ isLeaving }) => isLeaving)).toBe(false)
    queue.turnTo('/forgotpassword')
    vi.advanceTimersByTime(300)
    expect(queue.read().map(({ title }) => title)).toEqual(['Message sent', 'Not deleted'])
  },
)
