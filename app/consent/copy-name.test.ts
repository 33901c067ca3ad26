import { expect, test } from 'vitest'
import { copyName } from './copy-name.ts'

test.for([
  ['Acme Homes', 'acme-homes-your-data-2026-11-19'],
  ['Cáfé & Söhne "Ltd."', 'cafe-sohne-ltd-your-data-2026-11-19'],
  ['कावेरी', 'your-data-2026-11-19'],
] as const)('the copy for %s is named %s', ([company, name]) => {
  expect(copyName(company, new Date('2026-11-19T08:00:00Z'))).toBe(name)
})
