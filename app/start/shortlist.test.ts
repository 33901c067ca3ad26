import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { compactScript } from './compact-script.ts'

const script = readFileSync(new URL('./shortlist.js', import.meta.url), 'utf8')

test('the first tap adds a project at the start of the list, and the second removes it', () => {
  const page = run({ stored: '[[1,"Suncourt"]]' })
  expect(page.state()).toEqual({ pressed: [1], count: 1 })

  page.click(2)
  expect(page.state()).toEqual({ pressed: [1, 2], count: 2 })
  expect(page.stored()).toBe('[[2,"Neem Street"],[1,"Suncourt"]]')

  page.click(1)
  expect(page.state()).toEqual({ pressed: [2], count: 1 })
  page.click(2)
  expect(page.state()).toEqual({ pressed: [], count: '' })
  expect(page.stored()).toBe('[]')
})

test('a full list drops its oldest project', () => {
  const page = run({ stored: '[[1,"Suncourt"],[3,"Kosi House"],[4,"Elite One"]]' })

  page.click(2)

  expect(page.stored()).toBe('[[2,"Neem Street"],[1,"Suncourt"],[3,"Kosi House"]]')
})

test.each([
  'no JSON',
  '7',
  'null',
  '{}',
  '[1]',
  '[[1]]',
  '[["1","Suncourt"]]',
  '[[1.5,"Suncourt"]]',
  '[[-1,"Suncourt"]]',
  '[[99999999999,"Suncourt"]]',
])('ignores the stored value %s and can keep a project after it', (stored) => {
  const page = run({ stored })
  expect(page.state()).toEqual({ pressed: [], count: '' })

  page.click(2)

  expect(page.stored()).toBe('[[2,"Neem Street"]]')
})

test('keeps a project until the page is left when storage is blocked', () => {
  const page = run({ stored: null, isBlocked: true })

  page.click(2)
  page.fire('pageshow')

  expect(page.state()).toEqual({ pressed: [2], count: 1 })
})

test('shows the list that another tab has stored', () => {
  const page = run({ stored: '[[1,"Suncourt"]]' })

  page.store('[[2,"Neem Street"],[1,"Suncourt"]]')
  page.fire('storage')
  expect(page.state()).toEqual({ pressed: [1, 2], count: 2 })

  page.store(null)
  page.fire('storage')
  expect(page.state()).toEqual({ pressed: [], count: '' })
})

test('toggles a project on the event of the shortlist page', () => {
  const page = run({ stored: '[[1,"Suncourt"]]' })

  page.fire('plinth:shortlist', { detail: [2, 'Neem Street'] })
  expect(page.stored()).toBe('[[2,"Neem Street"],[1,"Suncourt"]]')

  page.fire('plinth:shortlist', { detail: [2, 'Neem Street'] })
  expect(page.stored()).toBe('[[1,"Suncourt"]]')
  expect(page.state()).toEqual({ pressed: [1], count: 1 })
})

test('counts an added project on the server after storing it, and does not count a removed one', () => {
  const page = run({ stored: '[[1,"Suncourt"]]' })

  page.click(2)
  page.click(1)

  expect(page.counted).toEqual([['/api/Insights/CountShortlist/2', '[[2,"Neem Street"],[1,"Suncourt"]]']])
})

test('the script stays below 1500 bytes because every page contains it', () => {
  expect(Buffer.byteLength(compactScript(script))).toBeLessThan(1500)
})

/** Runs the script in a minimal document with two hearts and the header link; the list holds up to three projects. */
function run({ stored, isBlocked = false }: { stored: string | null; isBlocked?: boolean }) {
  let value = stored
  const listeners: Record<string, ((event: unknown) => void)[]> = {}
  const heart = (id: number, name: string) => ({
    value: String(id),
    name,
    pressed: '',
    setAttribute(_name: string, state: boolean) {
      this.pressed = String(state)
    },
  })
  const hearts = [heart(1, 'Suncourt'), heart(2, 'Neem Street')]
  const link = { dataset: { count: '' } }
  const fire = (type: string, event: unknown = {}) => {
    for (const listener of listeners[type] ?? []) listener(event)
  }
  const counted: [string, string | null][] = []
  runInNewContext(script, {
    navigator: { sendBeacon: (address: string) => counted.push([address, value]) },
    document: {
      currentScript: { dataset: { shortlist: 'shortlist', shortlistLimit: '3' } },
      documentElement: { dataset: { apiBase: '/api' } },
      querySelectorAll: () => [...hearts, link],
    },
    MutationObserver: class {
      observe() {}
    },
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = [...(listeners[type] ?? []), listener]
    },
    get localStorage() {
      if (isBlocked) throw new Error('Storage is forbidden.')
      return {
        getItem: () => value,
        setItem: (_name: string, text: string) => {
          value = text
        },
      }
    },
  })
  fire('DOMContentLoaded')

  return {
    counted,
    fire,
    stored: () => value,
    store: (text: string | null) => {
      value = text
    },
    state: () => ({
      pressed: hearts.filter(({ pressed }) => pressed === 'true').map((one) => Number(one.value)),
      count: link.dataset.count,
    }),
    click: (id: number) => {
      const target = { closest: () => hearts.find((one) => one.value === String(id)) }
      fire('click', { target, stopImmediatePropagation: () => {} })
    },
  }
}
