import type { ReactNode } from 'react'
import './pill.css'

/** The text, not only the colour, must carry the meaning. */
export function Pill({
  children,
  tone = 'plain',
}: {
  children: ReactNode
  tone?: 'plain' | 'good' | 'warning' | 'bad'
}) {
  return <span className={`pill pill-${tone}`}>{children}</span>
}
