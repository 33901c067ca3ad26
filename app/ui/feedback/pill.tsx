import type { ReactNode } from 'react'
import './pill.css'

/** A short label, mostly for a state. Its text, not only its colour, must carry the meaning. */
export function Pill({
  children,
  tone = 'plain',
}: {
  children: ReactNode
  tone?: 'plain' | 'good' | 'warning' | 'bad'
}) {
  return <span className={`pill pill-${tone}`}>{children}</span>
}
