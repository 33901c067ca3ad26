import type { ReactNode } from 'react'
import './pill.css'

/** A short word in a table that says what kind of row it is. Never by its colour alone. */
export function Pill({
  children,
  tone = 'plain',
}: {
  children: ReactNode
  tone?: 'plain' | 'good' | 'warning' | 'bad'
}) {
  return <span className={`pill pill-${tone}`}>{children}</span>
}
