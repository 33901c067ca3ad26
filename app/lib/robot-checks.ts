/** A honeypot field: people do not see it, bots fill it in. */
export const DECOY_FIELD = 'website'

/** Milliseconds from loading the document to sending the form. */
export const FILLING_TIME_FIELD = 'openFor'

/** The least time in which a person can fill in a form, even with autofill. A faster sender counts as a bot. */
export const QUICKEST_MS = { manyFields: 2_000, oneField: 1_000 } as const

/**
 * Adds the filling time when the form is submitted. Pages are cached for all visitors, so only the browser can measure
 * it. A reloaded or restored page may still contain typed text, so its time is not sent.
 */
export function recordFillingTime(form: HTMLFormElement | null) {
  if (isReopened()) return
  const note = ({ formData }: FormDataEvent) => {
    formData.set(FILLING_TIME_FIELD, String(Math.round(performance.now())))
  }
  form?.addEventListener('formdata', note, { once: true })
}

/** A form without a filling time is accepted: JavaScript may be off or not loaded yet, or the page was reloaded. */
export function isTooFast(noted: string | undefined, quickestMs: number) {
  return noted !== undefined && /^\d+$/.test(noted) && Number(noted) < quickestMs
}

function isReopened() {
  const [opening] = performance.getEntriesByType('navigation')
  return opening instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(opening.type)
}
