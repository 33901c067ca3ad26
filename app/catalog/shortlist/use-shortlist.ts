import { useMemo, useSyncExternalStore } from 'react'

/** A project on the shortlist. The name is stored too, because a project that left the site is still named. */
export type Entry = readonly [id: number, name: string]

/** The projects that the visitor has kept, newest first; null on the server and during hydration. */
export function useShortlist(): readonly Entry[] | null {
  const text = useSyncExternalStore(subscribe, readText, () => null)
  return useMemo(() => (text === null ? null : [...new Map<number, string>(JSON.parse(text))]), [text])
}

/** Replaces the shortlist. `app/start/shortlist.js` is the only writer of the storage. */
export function keepEntries(entries: readonly Entry[]) {
  dispatchEvent(new CustomEvent('plinth:shortlist', { detail: entries }))
}

/** `shortlist.js` marks the document with the checked entries, also when the storage is blocked. */
function readText() {
  return document.documentElement.dataset.shortlist ?? '[]'
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-shortlist'] })
  return () => observer.disconnect()
}
