import { type ReactNode, useRef } from 'react'
import { useToastRoom } from './use-toast-room.ts'
import './split.css'

/** A list and, beside it, the form for one of its entries; on narrow screens one above the other. */
export function Split({ main, side }: { main: ReactNode; side: ReactNode }) {
  const beside = useRef<HTMLDivElement>(null)
  useToastRoom(beside)
  return (
    <div className="split-room">
      <div className="split">
        <div className="split-main">{main}</div>
        <div ref={beside} className="split-side">
          {side}
        </div>
      </div>
    </div>
  )
}
