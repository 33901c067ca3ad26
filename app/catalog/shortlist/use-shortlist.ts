import { useMemo, useSyncExternalStore } from 'react'

/**
 * A project on the shortlist. Its name is stored too, so that it can be shown after the project was removed from the
 * site.
 */
export type Entry = readonly [id: number, name: string]

/** The projects on the visitor's shortlist, newest first. */
export function useShortlist(): readonly Entry[] {
  const text = useSyncExternalStore(subscribe, readText, () => '[]')
  return useMemo(() => entriesIn(text), [text])
}

export function readShortlist() {
  return entriesIn(readText())
}

/** Adds a project to the list or removes it. `app/start/shortlist.js` is the only writer of the storage. */
export function toggleEntry(entry: Entry) {
  dispatchEvent(new CustomEvent('plinth:shortlist', { detail: entry }))
}

function entriesIn(text: string): readonly Entry[] {
  return [...new Map<number, string>(JSON.parse(text))]
}

/** `shortlist.js` sets the validated entries as an attribute of the document, even when storage is blocked. */
function readText() {
  return document.documentElement.dataset.shortlist ?? '[]'
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-shortlist'] })
  return () => observer.disconnect()
}
