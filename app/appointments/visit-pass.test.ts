import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VisitPass } from './visit-pass.tsx'

test.each([
  ['2026-11-21', 'Sat 21 Nov 2026'],
  ['2099-12-36', 'Open'],
  ['2099-62-31', 'Open'],
])('a form posted with the date %s renders its visit pass with %s', (selectedDate, shown) => {
  const html = renderToStaticMarkup(createElement(VisitPass, { projects: [], values: { selectedDate } }))

  expect(html).toMatch(new RegExp(`<dt>When</dt><dd[^>]*>${shown}</dd>`))
})
