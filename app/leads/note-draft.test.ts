import { afterEach, expect, test, vi } from 'vitest'
import { readNoteDraft, storeNoteDraft } from './note-draft.ts'

afterEach(() => vi.unstubAllGlobals())

test('stores a note while it is written, and nothing for a lead that is only opened', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  })

  storeNoteDraft(1, '')
  storeNoteDraft(2, 'Wants a corner flat')
  expect(readNoteDraft(2)).toBe('Wants a corner flat')
  expect(stored).toHaveProperty('size', 1)

  storeNoteDraft(2, '')
  expect(readNoteDraft(2)).toBe('')
})
