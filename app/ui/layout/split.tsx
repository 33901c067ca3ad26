import { Plus } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { Button } from '../action/button.tsx'
import { Icon } from '../icon.tsx'
import { useToastRoom } from '../overlay/use-toast-room.ts'
import './split.css'

interface SplitProps {
  main: ReactNode
  side: ReactNode
  /** The way to an empty form. On narrow screens it stands above the list, because the form is far below. */
  add?: { label: string; onAdd: () => void }
}

/** A list and, beside it, the form for one of its entries; on narrow screens one above the other. */
export function Split({ main, side, add }: SplitProps) {
  const beside = useRef<HTMLDivElement>(null)
  useToastRoom(beside)
  return (
    <div className="split-room">
      <div className="split">
        <div className="split-main">
          {add && (
            <Button className="split-add" size="sm" onClick={add.onAdd}>
              <Icon of={Plus} size={16} /> {add.label}
            </Button>
          )}
          {main}
        </div>
        <div ref={beside} className="split-side">
          {side}
        </div>
      </div>
    </div>
  )
}
