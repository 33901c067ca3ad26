import { useEffect, useState } from 'react'
import { DELAY } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'

interface ResendCodeProps {
  /** When the page opened, or the last code was asked for. */
  since: number
  isBusy: boolean
  onResend: (button: HTMLButtonElement) => void
}

/** Counts down first, so that a mail on its way is not overtaken by the next. */
export function ResendCode({ since, isBusy, onResend }: ResendCodeProps) {
  const seconds = useSecondsUntil(since + DELAY.resendCodeMs)
  if (seconds > 0) return <p className="small muted tabular">{identityMessages.newCodeIn(seconds)}</p>
  return (
    <button
      type="button"
      className="account-link"
      aria-disabled={isBusy || undefined}
      onClick={(event) => onResend(event.currentTarget)}
    >
      {identityMessages.resendCode}
    </button>
  )
}

function useSecondsUntil(moment: number) {
  const [seconds, setSeconds] = useState(DELAY.resendCodeMs / 1000)

  useEffect(() => {
    const count = () => {
      const left = Math.max(0, Math.ceil((moment - Date.now()) / 1000))
      setSeconds(left)
      if (left === 0) clearInterval(clock)
    }
    const clock = setInterval(count, 250)
    count()
    return () => clearInterval(clock)
  }, [moment])

  return seconds
}
