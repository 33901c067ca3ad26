import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Left out: selects in form fields, whose touch target is the field around them, and buttons inside a sentence. */
const CONTROLS = ':is(button:not(.link), .button, [role=switch], select:not(.field-control), .top-bar a)'

/** Checks that the visible controls, with the area that a pseudo-element adds, are at least 44 px wide and high. */
export async function expectTouchTargets(page: Page, within = 'body') {
  const small = () =>
    page.locator(`${within} ${CONTROLS}`).evaluateAll((controls) => {
      const least = 44
      return controls.flatMap((control) => {
        const box = control.getBoundingClientRect()
        if (!control.checkVisibility({ visibilityProperty: true }) || box.width < 2) return []
        const areas = ['::before', '::after'].map((part) => {
          const { content, position, width, height } = getComputedStyle(control, part)
          const isShown = content !== 'none' && position === 'absolute'
          return isShown ? [parseFloat(width), parseFloat(height)] : [0, 0]
        })
        const [width, height] = [0, 1].map((side) =>
          // Rounded, because text widths have fractions of a pixel.
          Math.round(Math.max(...[[box.width, box.height], ...areas].map((area) => area[side] ?? 0))),
        )
        const isSmall = (width ?? 0) < least || (height ?? 0) < least
        return isSmall ? [`${control.getAttribute('aria-label') ?? control.textContent} ${width} × ${height}`] : []
      })
    })
  await expect.poll(small, 'controls that are smaller than 44 px').toEqual([])
}
