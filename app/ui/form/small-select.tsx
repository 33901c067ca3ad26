import { ChevronDown } from 'lucide'
import type { ComponentProps, KeyboardEvent } from 'react'
import { Icon } from '../icon.tsx'
import './small-select.css'

type SmallSelectProps = ComponentProps<'select'> & {
  /**
   * Set for a choice that is saved immediately. Keys that would change the closed select, such as the arrows, then open
   * its list instead, as on macOS.
   */
  opensOnKeys?: boolean
}

export function SmallSelect({ opensOnKeys = false, ...props }: SmallSelectProps) {
  return (
    <span className="small-select">
      <select {...props} onKeyDown={opensOnKeys ? openList : undefined} />
      <Icon of={ChevronDown} size={15} />
    </span>
  )
}

const CHANGING_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']

function openList(event: KeyboardEvent<HTMLSelectElement>) {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event
  const isTyped = key.length === 1 && !ctrlKey && !metaKey && !altKey
  if (!isTyped && !CHANGING_KEYS.includes(key)) return
  if (!('showPicker' in currentTarget)) return
  event.preventDefault()
  currentTarget.showPicker()
}
