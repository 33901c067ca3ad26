import { afterEach, expect, test, vi } from 'vitest'
import { draftKey, forgetDrafts } from './form-drafts.ts'
import { forgetAdmin, forgetIdentity } from './session-store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['forgetDrafts', forgetDrafts],
  ['forgetIdentity (customer, owner, ended session)', forgetIdentity],
  ['forgetAdmin (staff)', forgetAdmin],
])('%s removes every draft of the tab and nothing else', (_, forget) => {
  const remaining = { [draftKey('sign-up')]: '{}', [draftKey('forgot-password')]: '{}', 'plinth:ended-session': 'null' }
  const sessionStorage = storageWith(remaining)
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('localStorage', storageWith({}))
  vi.stubGlobal('document', { documentElement: { dataset: {} } })

  forget()

  expect(Object.keys(sessionStorage)).toEqual(['plinth:ended-session'])
})

/** Like a real Storage, keys are own properties and methods are on the prototype. */
function storageWith(values: Record<string, string>) {
  const storage = Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  })
  return Object.assign(storage, values)
}
