import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync(new URL('./early.js', import.meta.url), 'utf8')

test('shows the notices on the first visit and stores the confirmation', () => {
  const page = run({ stored: {} })
  expect(page.asks()).toEqual(['cookie', 'disclaimer'])

  page.click('cookie')

  expect(page.asks()).toEqual(['disclaimer'])
  expect(page.stored).toEqual({ cookieaccepted: '1' })
})

test('shows only notices without the confirmed value in the storage', () => {
  expect(run({ stored: { cookieaccepted: '1', modalopened: 'true' } }).asks()).toEqual([])
  expect(run({ stored: { cookieaccepted: 'yes', modalopened: 'true' } }).asks()).toEqual(['cookie'])
})

test('shows the notices on every page and accepts a confirmation when storage is blocked', () => {
  const page = run({ stored: null })
  expect(page.asks()).toEqual(['cookie', 'disclaimer'])

  page.click('disclaimer')

  expect(page.asks()).toEqual(['cookie'])
})

test('accepts a confirmation without an error when the storage is full', () => {
  const page = run({ stored: {}, isFull: true })

  page.click('cookie')

  expect(page.asks()).toEqual(['disclaimer'])
})

test('ignores clicks on other elements', () => {
  const page = run({ stored: {} })
  page.click('constructor')
  page.click(undefined)

  expect(page.asks()).toEqual(['cookie', 'disclaimer'])
})

test.each([
  [{ rolecrew: '4' }, true],
  [{ rolecrew: '2' }, false],
  [{}, false],
  [null, false],
])('with %j in the storage the page has the customer attribute: %s', (stored, isMarked) => {
  expect(run({ stored }).isOfCustomer()).toBe(isMarked)
})

test('the page has the scrolled attribute from the given distance on', () => {
  const page = run({ stored: {} })

  expect([0, 99, 100, 500, 99].map((top) => page.scrollTo(top))).toEqual([false, false, true, true, false])
})

test.each(['paint', 'scroll', 'keydown'])(
  'content below the first screen is not rendered before the first %s',
  (sign) => {
    const page = run({ stored: {} })
    expect(page.isPainting()).toBe(true)

    page.fire(sign)

    expect(page.isPainting()).toBe(false)
  },
)

test('renders all content immediately when the address has a fragment', () => {
  expect(run({ stored: {}, hash: '#plans' }).isPainting()).toBe(false)
})

test('the script stays below 1000 bytes because every page contains it', () => {
  expect(Buffer.byteLength(script.replaceAll(/^\s+/gm, ''))).toBeLessThan(1000)
})

interface Browser {
  stored: Record<string, string> | null
  hash?: string
  isFull?: boolean
}

/** Runs the script in a minimal document; null means that the browser blocks storage. */
function run({ stored, hash = '', isFull = false }: Browser) {
  const listeners: Record<string, ((event: unknown) => void)[]> = {}
  const marks: Record<string, string> = {}
  let isScrolled = false
  const asks = { cookie: ['cookieaccepted', '1'], disclaimer: ['modalopened', 'true'] }
  const listen = (type: string, listener: (event: unknown) => void) => {
    listeners[type] = [...(listeners[type] ?? []), listener]
  }
  const fire = (type: string, event: unknown = {}) => {
    for (const listener of listeners[type] ?? []) listener(event)
  }
  const window = {
    scrollY: 0,
    location: { hash },
    document: {
      currentScript: { dataset: { fixedAfter: '100', role: 'rolecrew', customer: '4', asks: JSON.stringify(asks) } },
      documentElement: {
        dataset: marks,
        toggleAttribute: (_name: string, isOn: boolean) => {
          isScrolled = isOn
        },
      },
    },
    PerformanceObserver: class {
      observe: ({ type }: { type: string }) => void
      constructor(listener: (event: unknown) => void) {
        this.observe = ({ type }) => listen(type, listener)
      }
    },
    addEventListener: listen,
    get localStorage() {
      if (!stored) throw new Error('Storage is forbidden.')
      return {
        getItem: (name: string) => stored[name] ?? null,
        setItem: (name: string, value: string) => {
          if (isFull) throw new Error('The quota has been exceeded.')
          stored[name] = value
        },
      }
    },
  }
  runInNewContext(script, window)

  return {
    stored,
    fire,
    asks: () => Object.keys(asks).filter((ask) => marks[ask] === 'ask'),
    isOfCustomer: () => 'account' in marks,
    isPainting: () => 'painting' in marks,
    click: (agree: string | undefined) => fire('click', { target: { closest: () => agree && { dataset: { agree } } } }),
    scrollTo: (top: number) => {
      window.scrollY = top
      fire('scroll')
      return isScrolled
    },
  }
}
