/** A honeypot field: people do not see it, bots fill it in. */
export const DECOY_FIELD = 'website'

/** Milliseconds from the page load to the submission of the form. */
export const FILLING_TIME_FIELD = 'openFor'

/** The shortest time in which a person can fill in a form, even with autofill. Faster senders count as bots. */
export const QUICKEST_MS = { manyFields: 2_000, oneField: 1_000 } as const

/**
 * Adds the filling time when the form is submitted. Only the browser can measure it, because cached pages are shared by
 * all visitors. Call it for the first submit only: corrections are quick. Adds nothing after a reload or a restore,
 * because the form may already contain input.
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
