import { type FormEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addressOf, stateIn } from './finder-state.ts'

/** Shows a change at once and navigates, which adds a history entry, so that Back undoes it. */
export function useFinderChoices(base: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  // The query of the last navigation, used until the router has rendered it.
  const [asked, setAsked] = useState({ at: search, search })
  if (asked.at !== search) setAsked({ at: search, search })
  const { choices } = stateIn(new URLSearchParams(asked.search))

  function follow() {
    if (!form.current) return
    const typed = [...new FormData(form.current)].map(([key, value]) => [key, String(value)])
    const address = addressOf(base, stateIn(new URLSearchParams(typed)))
    setAsked({ at: search, search: new URL(address, window.location.origin).search })
    void navigate(address, { preventScrollReset: true })
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.closest('dialog')?.close()
    follow()
  }

  return { choices, form: { ref: form, onChange: follow, onSubmit: send } }
}
