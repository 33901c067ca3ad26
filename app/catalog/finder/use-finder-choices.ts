import { type FormEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addressOf, stateIn } from './finder-state.ts'

/**
 * The choices of the form. A change is shown at once and replaces the results in place; each is an entry of the history,
 * so that Back undoes it. Without scripts the form is sent by its button.
 */
export function useFinderChoices(base: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  // Until the router has followed, the address that was asked for counts.
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
    const sheet = event.currentTarget.closest<HTMLElement>('[popover]:popover-open')
    sheet?.hidePopover()
    follow()
  }

  return { choices, form: { ref: form, onChange: follow, onSubmit: send } }
}
