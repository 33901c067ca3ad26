import { Search, X } from 'lucide'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { IconButton } from '../action/button.tsx'
import { Icon } from '../icon.tsx'
import './search-box.css'

const PAUSE_MS = 250

type SearchBoxProps = { label?: string | undefined; value: string; onSearch: (text: string) => void }

export function SearchBox({ label = contentMessages.search, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const reported = useRef(value)
  const search = useEffectEvent(onSearch)

  // Follow a search that was changed elsewhere, for example by going back, but not the value reported from here.
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    setTyped(value)
  }, [value])

  useEffect(() => {
    const text = typed.trim()
    if (text === reported.current) return
    const pause = setTimeout(() => {
      reported.current = text
      search(text)
    }, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])

  /** Esc clears the search first; only the next Esc closes a toast or a dialog. */
  function clear(event: KeyboardEvent) {
    if (event.key !== 'Escape' || typed === '') return
    event.preventDefault()
    setTyped('')
  }

  return (
    <search className="search-box">
      <Icon of={Search} size={16} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={clear}
      />
      {typed !== '' && (
        <IconButton label="Clear search" icon={<Icon of={X} size={16} />} onClick={() => setTyped('')} />
      )}
    </search>
  )
}
