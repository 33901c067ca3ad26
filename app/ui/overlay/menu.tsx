import { DropdownMenu } from 'radix-ui'
import { type PointerEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { usePortalContainer } from './use-portal-container.ts'
import './menu.css'

const GRACE_MS = 300

export type MenuItem = { label: string; icon?: ReactNode; isDanger?: boolean } & (
  | { to: string; onSelect?: undefined }
  | { to?: undefined; onSelect: () => void }
)

type MenuProps = {
  label: string
  trigger: ReactElement
  items: readonly MenuItem[]
  closesOnLeave?: boolean
  side?: 'top' | 'bottom' | 'right'
  align?: 'start' | 'end'
}

export function Menu({ label, trigger, items, closesOnLeave = false, side = 'bottom', align = 'end' }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const { container, findContainer } = usePortalContainer()
  const opener = useRef<HTMLElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(leaving.current), [])

  function findOpener(button: HTMLElement | null) {
    opener.current = button
    findContainer(button)
  }

  function leave(event: PointerEvent) {
    if (closesOnLeave && event.pointerType === 'mouse') setOpen(false)
  }

  /** Waits before closing, because the pointer crosses a gap between the button and the menu. */
  function leaveOpener(event: PointerEvent) {
    clearTimeout(leaving.current)
    if (isOpen && closesOnLeave && event.pointerType === 'mouse')
      leaving.current = setTimeout(() => setOpen(false), GRACE_MS)
  }

  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger
        asChild
        ref={findOpener}
        onPointerLeave={leaveOpener}
        onPointerEnter={() => clearTimeout(leaving.current)}
      >
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          className="menu"
          aria-label={label}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onPointerEnter={() => clearTimeout(leaving.current)}
          onPointerLeave={leave}
        >
          {items.map((item) => (
            <Item key={item.label} item={item} onLeave={() => opener.current?.focus()} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Item({ item, onLeave }: { item: MenuItem; onLeave: () => void }) {
  const face = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  if (item.to !== undefined) {
    return (
      <DropdownMenu.Item className="menu-item" asChild>
        <Link to={item.to}>{face}</Link>
      </DropdownMenu.Item>
    )
  }

  function select() {
    // Focus the menu's button first: a dialog opened by the item would restore the focus to the item, which is removed.
    onLeave()
    item.onSelect?.()
  }

  return (
    <DropdownMenu.Item className="menu-item" data-danger={item.isDanger || undefined} onSelect={select}>
      {face}
    </DropdownMenu.Item>
  )
}
