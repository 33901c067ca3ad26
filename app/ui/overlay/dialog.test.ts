import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIALOG } from '#contract/content/screen.constants.ts'

test('the style sheet has the specified durations and maximum width', () => {
  const css = readFileSync(new URL('dialog.css', import.meta.url), 'utf8')

  // The dialog and its backdrop close together, so the shorter of their durations applies to both.
  const exitMs = Math.min(DIALOG.exitMs, DIALOG.backdropFallbackMs)
  expect(css).toContain(`--dialog-enter: ${DIALOG.enterMs}ms;`)
  expect(css).toContain(`--dialog-exit: ${exitMs}ms;`)
  expect(css).toContain(`--dialog-max: ${DIALOG.maxWidth};`)
})
