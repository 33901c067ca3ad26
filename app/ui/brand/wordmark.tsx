import { classNames } from '../class-names.ts'
import { lettersOf } from './letters.ts'
import './wordmark.css'

/** Names with letters below the baseline need more space above the bar. */
const DESCENDERS = /[gjpqyQ,;]/

export function Wordmark({ name, isDrawing = false }: { name: string; isDrawing?: boolean }) {
  return (
    <span
      className={classNames('wordmark', DESCENDERS.test(name) && 'wordmark-deep', isDrawing && 'wordmark-drawing')}
      style={{ '--letters': lettersOf(name) }}
    >
      {name}
    </span>
  )
}
