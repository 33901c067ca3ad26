import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { noteConnection } from './crowd.ts'
import { createEntrance } from './entrance.ts'

test('who is in is served at once, and in order after those who are just coming in', async () => {
  const { enter } = createEntrance()
  const served: string[] = []
  enter(() => served.push('alone'))
  expect(served).toEqual(['alone'])

  noteConnection()
  for (const nth of [1, 2, 3]) {
    enter(() => served.push(`coming ${nth}`))
    noteConnection()
    await nextTurn()
    expect(served).toEqual(['alone'])
  }

  await expect.poll(() => served).toEqual(['alone', 'coming 1', 'coming 2', 'coming 3'])
  await nextTurn()
  enter(() => served.push('last'))
  expect(served.at(-1)).toBe('last')
})

test('however many come, nobody waits longer than that', async () => {
  const { enter } = createEntrance({ longestMs: 30 })
  const crowding = crowd()

  noteConnection()
  const begun = performance.now()
  await new Promise<void>((resolve) => enter(resolve))
  crowding.stop()

  expect(performance.now() - begun).toBeGreaterThan(25)
})

test('a crowd is not served in one turn', async () => {
  const { enter } = createEntrance()
  let served = 0
  noteConnection()
  for (let nth = 0; nth < 100; nth += 1) {
    enter(() => {
      served += 1
    })
  }
  const inTurns: number[] = []
  while (served < 100) {
    const before = served
    await nextTurn()
    inTurns.push(served - before)
  }

  expect(Math.max(...inTurns)).toBeLessThan(50)
})

test('what is done at once passes those who wait, but neither a crowd at the door nor all in one turn', async () => {
  const { enter, mayPass } = createEntrance()
  noteConnection()
  expect(mayPass()).toBe(false)
  await new Promise<void>((resolve) => enter(resolve))

  const passed = Array.from({ length: 1000 }, mayPass).filter(Boolean).length

  expect(passed).toBeGreaterThan(50)
  expect(passed).toBeLessThan(200)
  await nextTurn()
  expect(mayPass()).toBe(true)
})

/** Somebody new in every turn. */
function crowd() {
  let isOver = false
  const next = () => {
    if (isOver) return
    noteConnection()
    setImmediate(next)
  }
  next()
  return {
    stop: () => {
      isOver = true
    },
  }
}
