import { useMemo, useSyncExternalStore } from 'react'

/** A project on the shortlist. The name is stored too, because a project that left the site is still named. */
export type Entry = readonly [id: number, name: string]

/** The projects that the visitor has kept, newest first. */
export function useShortlist(): readonly Entry[] {
  const text = useSyncExternalStore(subscribe, readText, () => '[]')
  return useMemo(() => entriesIn(text), [text])
}

export function readShortlist() {
  return entriesIn(readText())
}

/** Puts a project on the list or takes it off. `app/start/shortlist.js` is the only writer of the storage. */
export function toggleEntry(entry: Entry) {
  dispatchEvent(new CustomEvent('plinth:shortlist', { detail: entry }))
}

function entriesIn(text: string): readonly Entry[] {
  return [...new Map<number, string>(JSON.parse(text))]
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
