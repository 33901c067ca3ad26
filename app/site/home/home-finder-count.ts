import { stateIn } from '#app/catalog/finder/finder-state.ts'
import { finderPageMessages } from '#app/catalog/finder/finder-texts.ts'
import { requestFinding } from '#app/catalog/finder/load-finder.ts'
import { browserApi } from '../../lib/browser-api.ts'

let latest = 0

/**
 * Calls `show` with a button label that counts the matching projects, or with null if there are none or the request
 * failed. Does not call it if the form was changed again in the meantime.
 */
export async function countChosen(form: HTMLFormElement, show: (label: string | null) => void) {
  const own = ++latest
  const query = new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]))
  const outcome = await requestFinding(browserApi, stateIn(query), { isCountsOnly: true })
  if (own !== latest) return
  show(outcome.ok && outcome.data.total > 0 ? finderPageMessages.show(outcome.data.total) : null)
}
