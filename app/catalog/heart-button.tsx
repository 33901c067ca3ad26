import type { ReactNode } from 'react'
import { siteMessages } from '#contract/content/site.messages.ts'
import '../ui/action/heart.css'

interface HeartButtonProps {
  project: { id: number; name: string }
  children?: ReactNode
}

/** `app/start/shortlist.js` handles the click and sets `aria-pressed`, so the button works before hydration. */
export function HeartButton({ project: { id, name }, children }: HeartButtonProps) {
  return (
    <button
      type="button"
      className="heart"
      name={name}
      value={id}
      aria-label={`${siteMessages.shortlist} ${name}`}
      suppressHydrationWarning
    >
      {children}
    </button>
  )
}
