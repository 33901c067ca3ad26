import type { ReactNode } from 'react'
import './pill.css'

/** A short label for the kind of a table row. Its text, not only its colour, must carry the meaning. */
export function Pill({
  children,
  tone = 'plain',
}: {
  children: ReactNode
  tone?: 'plain' | 'good' | 'warning' | 'bad'
}) {
  return <span className={`pill pill-${tone}`}>{children}</span>
}
