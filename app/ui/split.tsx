import type { ReactNode } from 'react'
import './split.css'

/** A list and, beside it, the form for one of its entries; on narrow screens one above the other. */
export function Split({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="split-room">
      <div className="split">
        <div className="split-main">{main}</div>
        <div className="split-side">{side}</div>
      </div>
    </div>
  )
}
