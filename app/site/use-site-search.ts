import { useEffect, useState } from 'react'
import type { SearchResult } from '#contract/content/search.schema.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'

/** Long enough that a word typed in one go is asked for once. */
const PAUSE_MS = 200

const NOTHING: SearchResult = { projects: [], isNearest: true, mediaItems: [] }

/** What the database finds for the text, a moment after the last letter; null before, and for no text. */
export function useSiteSearch(text: string) {
  const [answer, setAnswer] = useState<{ text: string; result: SearchResult } | null>(null)
  const wanted = text.trim().slice(0, LENGTH.search)

  useEffect(() => {
    if (!wanted) return
    let isStale = false
    const timer = setTimeout(async () => {
      // Without an answer there are still the names, which the overlay looks through by itself.
      const outcome = await import('./search-calls.ts').then((calls) => calls.searchFor(wanted)).catch(() => null)
      if (!isStale) setAnswer({ text: wanted, result: outcome?.ok ? outcome.data : NOTHING })
    }, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [wanted])

  return answer?.text === wanted ? answer.result : null
}
