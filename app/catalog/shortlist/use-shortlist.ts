import { useMemo, useSyncExternalStore } from 'react'

/** The name is stored too, so that it can be shown after the project was removed from the site. */
export type Entry = readonly [id: number, name: string]

/** Newest first. Follows changes in this and in other tabs. */
export function useShortlist(): readonly Entry[] {
  const text = useSyncExternalStore(subscribe, readText, () => '[]')
  return useMemo(() => entriesIn(text), [text])
}

export function readShortlist() {
  return entriesIn(readText())
}

/** Only `app/start/shortlist.js` writes to the storage, so this sends it an event. */
export function toggleEntry(entry: Entry) {
  dispatchEvent(new CustomEvent('plinth:shortlist', { detail: entry }))
}

function entriesIn(text: string): readonly Entry[] {
  return [...new Map<number, string>(JSON.parse(text))]
}

/** `shortlist.js` sets the validated entries on the `<html>` element, even when storage is blocked. */
function readText() {
  return document.documentElement.dataset.shortlist ?? '[]'
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-shortlist'] })
  return () => observer.disconnect()
}
