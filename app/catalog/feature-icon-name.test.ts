import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { iconNameOf } from './feature-icon-name.ts'

test.for([
  ['Full power back-up', 'zap'],
  ['EV charging points', 'ev-charger'],
  ['Fast chargers', 'ev-charger'],
  ['Seven gardens', 'trees'],
  ['Basement parking', 'square-parking'],
  ['Something else', 'building-2'],
] as const)('%s has the icon %s, which the SVG file contains', async ([name, icon]) => {
  expect(iconNameOf(name)).toBe(icon)
  expect(await readFile('app/catalog/feature-icons.svg', 'utf8')).toContain(`<symbol id="${icon}"`)
})
