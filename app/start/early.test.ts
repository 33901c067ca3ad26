import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync(new URL('./early.js', import.meta.url), 'utf8')

test('it asks on the first visit and stores the answer', () => {
  const page = run({})
  expect(page.marks).toEqual({ cookie: 'ask', disclaimer: 'ask' })

  page.click('cookie')

  expect(page.marks).toEqual({ disclaimer: 'ask' })
  expect(page.stored).toEqual({ cookieaccepted: '1' })
})

test('it asks only for what has not been answered with the stored value', () => {
  expect(run({ cookieaccepted: '1', modalopened: 'true' }).marks).toEqual({})
  expect(run({ cookieaccepted: 'yes', modalopened: 'true' }).marks).toEqual({ cookie: 'ask' })
})

test('a browser that forbids storage is asked on every page, and can answer', () => {
  const page = run(null)
  expect(page.marks).toEqual({ cookie: 'ask', disclaimer: 'ask' })

  page.click('disclaimer')

  expect(page.marks).toEqual({ cookie: 'ask' })
})

test('other clicks answer nothing', () => {
  const page = run({})
  page.click('constructor')
  page.click(undefined)

  expect(page.marks).toEqual({ cookie: 'ask', disclaimer: 'ask' })
})

test('the page counts as scrolled from the given distance on', () => {
  const page = run({})

  expect([0, 99, 100, 500, 99].map((top) => page.scrollTo(top))).toEqual([false, false, true, true, false])
})

test('it stays small, because every page carries it', () => {
  expect(Buffer.byteLength(script.replaceAll(/^\s+/gm, ''))).toBeLessThan(700)
})

/** Runs the script in a document just large enough for it; null stands for a browser that forbids storage. */
function run(stored: Record<string, string> | null) {
  const listeners: Record<string, (event: unknown) => void> = {}
  const marks: Record<string, string> = {}
  let isScrolled = false
  const asks = JSON.stringify({ cookie: ['cookieaccepted', '1'], disclaimer: ['modalopened', 'true'] })
  const window = {
    scrollY: 0,
    document: {
      currentScript: { dataset: { fixedAfter: '100', asks } },
      documentElement: {
        dataset: marks,
        toggleAttribute: (_name: string, isOn: boolean) => {
          isScrolled = isOn
        },
      },
    },
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener
    },
    get localStorage() {
      if (!stored) throw new Error('Storage is forbidden.')
      return {
        getItem: (name: string) => stored[name] ?? null,
        setItem: (name: string, value: string) => {
          stored[name] = value
        },
      }
    },
  }
  runInNewContext(script, window)

  return {
    marks,
    stored,
    click: (agree: string | undefined) =>
      listeners.click?.({ target: { closest: () => agree && { dataset: { agree } } } }),
    scrollTo: (top: number) => {
      window.scrollY = top
      listeners.scroll?.({})
      return isScrolled
    },
  }
}
