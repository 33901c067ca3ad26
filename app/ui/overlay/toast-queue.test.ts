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

test('a toast starts to fade at its timeout and is removed after the fade', () => {
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

test('a toast under the pointer stays and is removed a second after the pointer leaves', () => {
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

test('hovering over a fading toast shows it again', () => {
  const queue = createToastQueue(site)
  const id = queue.show(sent) ?? 0
  vi.advanceTimersByTime(5100)
  queue.hold(id)
  vi.advanceTimersByTime(10_000)

  expect(queue.read()).toMatchObject([{ isLeaving: false }])
})

test('dismissing starts the fade at once, and only once', () => {
  const queue = createToastQueue(site)
  const id = queue.show(sent) ?? 0
  queue.dismiss(id)
  vi.advanceTimersByTime(200)
  queue.dismiss(id)
  vi.advanceTimersByTime(100)

  expect(queue.read()).toEqual([])
})

test('hovering does not bring back a dismissed toast', () => {
  const queue = createToastQueue(site)
  const id = queue.show(sent) ?? 0
  queue.dismiss(id)
  vi.advanceTimersByTime(200)
  queue.hold(id)
  vi.advanceTimersByTime(100)

  expect(queue.read()).toEqual([])
})

test('an equal toast replaces the shown one, on top and with its full duration', () => {
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

test('an equal toast is dropped where duplicates are prevented, and the first keeps its timeout', () => {
  const single = createToastQueue({ ...site, durationMs: 10_000, preventsDuplicates: true })
  expect(single.show(sent)).not.toBeNull()
  vi.advanceTimersByTime(9000)
  expect(single.show(sent)).toBeNull()
  expect(single.show({ ...sent, text: 'Another text' })).not.toBeNull()
  expect(single.read()).toHaveLength(2)
  vi.advanceTimersByTime(1000)
  expect(single.read()).toMatchObject([{ isLeaving: false }, { isLeaving: true }])
})

test.each([true, false])(
  'a toast with an action neither replaces nor blocks an equal one (duplicates prevented: %s)',
  (preventsDuplicates) => {
    const queue = createToastQueue({ ...site, preventsDuplicates })
    queue.show({ ...sent, action: { label: 'Undo', onAct: () => {} } })
    expect(queue.show({ ...sent, action: { label: 'Undo', onAct: () => {} } })).not.toBeNull()
    expect(queue.show(sent)).not.toBeNull()

    expect(queue.read()).toHaveLength(3)
  },
)

test('a fourth toast removes the oldest of three', () => {
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

test('dismissing the newest repeatedly removes the toasts from top to bottom', () => {
  const queue = createToastQueue(site)
  queue.show({ kind: 'info', title: 'first' })
  queue.show({ kind: 'info', title: 'second' })

  expect(queue.dismissNewest()).toMatchObject({ title: 'second' })
  expect(queue.read().map(({ isLeaving }) => isLeaving)).toEqual([true, false])
  expect(queue.dismissNewest()).toMatchObject({ title: 'first' })
  expect(queue.dismissNewest()).toBeUndefined()
})

test('an equal toast is shown again after the first is gone', () => {
  const queue = createToastQueue({ ...site, preventsDuplicates: true })
  queue.show(sent)
  vi.advanceTimersByTime(5300)

  expect(queue.show(sent)).not.toBeNull()
})

test('listeners are called on every change until they unsubscribe', () => {
  const queue = createToastQueue(site)
  const listener = vi.fn()
  const leave = queue.subscribe(listener)
  queue.show(sent)
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
  vi.advanceTimersByTime(5300)

  expect(listener).toHaveBeenCalledTimes(1)
})

test.each(['warning', 'error'] as const)(
  'a %s is removed on navigation; successes and toasts with an action stay',
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
