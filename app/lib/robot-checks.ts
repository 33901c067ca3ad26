/** A field that people do not see and programs fill in. */
export const DECOY_FIELD = 'website'

/** Beside the decoy: for how many milliseconds the page had been open when its form was sent. */
export const FILLING_TIME_FIELD = 'openFor'

/** Less than anybody needs to read a form and fill it in, even with the browser's help. */
export const QUICKEST_MS = { manyFields: 2_000, oneField: 1_000 } as const

/**
 * Notes the time on what the form is about to send. Pages are kept for all visitors, so only the browser knows when this
 * one was opened. Opened again or gone back to, a page may hold what was typed before, and says nothing.
 */
export function noteFillingTime(form: HTMLFormElement | null) {
  if (isReopened()) return
  const note = ({ formData }: FormDataEvent) => {
    formData.set(FILLING_TIME_FIELD, String(Math.round(performance.now())))
  }
  form?.addEventListener('formdata', note, { once: true })
}

/** A form without the note is anybody's: scripts may be off, or not have started yet. */
export function isFasterThanAnybody(noted: string | undefined, quickestMs: number) {
  return noted !== undefined && /^\d+$/.test(noted) && Number(noted) < quickestMs
}

function isReopened() {
  const [opening] = performance.getEntriesByType('navigation')
  return opening instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(opening.type)
}
