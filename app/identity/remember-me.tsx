import type { KeyboardEvent } from 'react'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import '../ui/form/choice.css'
import './remember-me.css'

interface RememberMeProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** The specification wants a radio. By itself one could only be switched on, so a press on a chosen one frees it. */
export function RememberMe({ isOn, onChange }: RememberMeProps) {
  // Browsers make no click of a space on a chosen radio, and a click of one on a free radio.
  function press(event: KeyboardEvent) {
    if (event.key !== ' ') return
    event.preventDefault()
    if (event.type === 'keydown' && !event.repeat) onChange(!isOn)
  }

  return (
    <label className="choice remember-me">
      <input
        className="choice-input"
        type="radio"
        name="rememberMe"
        checked={isOn}
        onClick={() => onChange(!isOn)}
        onChange={() => {}}
        onKeyDown={press}
        onKeyUp={press}
      />
      <span className="remember-me-mark" />
      <span>{identityMessages.rememberMe}</span>
    </label>
  )
}
