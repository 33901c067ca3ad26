import { DropdownMenu } from 'radix-ui'
import { type PointerEvent, type ReactElement, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { usePortalHome } from './portal-home.ts'
import './menu.css'

export type MenuItem = { label: string; icon?: ReactNode; isDanger?: boolean } & (
  | { to: string; onSelect?: undefined }
  | { to?: undefined; onSelect: () => void }
)

type MenuProps = {
  /** Names the menu. */
  label: string
  trigger: ReactElement
  items: readonly MenuItem[]
  /** It also closes when the mouse leaves it. */
  closesOnLeave?: boolean
  side?: 'top' | 'bottom' | 'right'
  align?: 'start' | 'end'
}

export function Menu({ label, trigger, items, closesOnLeave = false, side = 'bottom', align = 'end' }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const { home, findHome } = usePortalHome()

  function leave(event: PointerEvent) {
    if (closesOnLeave && event.pointerType === 'mouse') setOpen(false)
  }

  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild ref={findHome}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={home}>
        <DropdownMenu.Content
          className="menu"
          aria-label={label}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onPointerLeave={leave}
        >
          {items.map((item) => (
            <Item key={item.label} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Item({ item }: { item: MenuItem }) {
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
  return (
    <DropdownMenu.Item className="menu-item" data-danger={item.isDanger || undefined} onSelect={item.onSelect}>
      {face}
    </DropdownMenu.Item>
  )
}
