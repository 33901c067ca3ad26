import type { ReactNode } from 'react'
import { siteMessages } from '#contract/content/site.messages.ts'
import '../ui/action/heart.css'

interface HeartButtonProps {
  project: { id: number; name: string }
  children?: ReactNode
}

/**
 * Adds a project to the shortlist or removes it. `app/start/shortlist.js` handles the click and sets `aria-pressed`.
 */
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
