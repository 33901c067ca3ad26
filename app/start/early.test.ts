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

test('stores that only necessary cookies are allowed, and shows the notice again on request', () => {
  const page = run({ stored: { modalopened: 'true' } })

  page.click('cookie', '0')
  expect(page.asks()).toEqual([])
  expect(page.cookieChoice()).toBe('0')

  page.click('cookie', 'ask')
  expect(page.asks()).toEqual(['cookie'])
  expect(page.focused()).toBe('button[data-agree=cookie]')
  expect(page.stored).toEqual({ modalopened: 'true', cookieaccepted: '0' })

  page.click('cookie')
  expect(page.stored).toEqual({ modalopened: 'true', cookieaccepted: '1' })
  expect(page.cookieChoice()).toBe('1')
})

test('does not show the cookie notice after only necessary cookies were allowed', () => {
  expect(run({ stored: { cookieaccepted: '0', modalopened: 'true' } }).asks()).toEqual([])
})

test('stores the referrer and query of the first page of a visit for the session of the tab', () => {
  const page = run({ stored: {}, referrer: 'https://www.google.com/search', search: '?utm_campaign=Diwali' })
  expect(page.session).toEqual({ landing: 'www.google.com?utm_campaign=Diwali' })

  expect(run({ stored: {}, session: { ...page.session }, referrer: 'https://plinth.example/' }).session).toEqual(
    page.session,
  )
  expect(run({ stored: {} }).session).toEqual({ landing: '?' })
})

test('shows a notice unless the storage contains a valid answer', () => {
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

test('the page has the scrolled attribute while it is scrolled by at least the given distance', () => {
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

test('the script stays below 1400 bytes because every page contains it', () => {
  expect(Buffer.byteLength(script.replaceAll(/^\s+/gm, ''))).toBeLessThan(1400)
})

interface Browser {
  stored: Record<string, string> | null
  hash?: string
  isFull?: boolean
  referrer?: string
  search?: string
  session?: Record<string, string>
}

/** Runs the script in a minimal document; null means that the browser blocks storage. */
function run({ stored, hash = '', isFull = false, referrer = '', search = '', session = {} }: Browser) {
  const listeners: Record<string, ((event: unknown) => void)[]> = {}
  const marks: Record<string, string> = {}
  let isScrolled = false
  let focused = ''
  const asks = { cookie: ['cookieaccepted', '1', '0'], disclaimer: ['modalopened', 'true'] }
  const listen = (type: string, listener: (event: unknown) => void) => {
    listeners[type] = [...(listeners[type] ?? []), listener]
  }
  const fire = (type: string, event: unknown = {}) => {
    for (const listener of listeners[type] ?? []) listener(event)
  }
  const window = {
    scrollY: 0,
    location: { hash, search },
    sessionStorage: session,
    document: {
      referrer,
      querySelector: (selector: string) => ({
        focus: () => {
          focused = selector
        },
      }),
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
    session,
    focused: () => focused,
    cookieChoice: () => marks.cookie,
    click: (agree: string | undefined, answer?: string) =>
      fire('click', {
        target: { closest: () => agree && { dataset: { agree, answer } } },
        preventDefault: () => {},
      }),
    scrollTo: (top: number) => {
      window.scrollY = top
      fire('scroll')
      return isScrolled
    },
  }
}
