import { Tooltip as RadixTooltip } from 'radix-ui'
import type { ReactElement } from 'react'
import { usePortalHome } from './portal-home.ts'
import './tooltip.css'

type TooltipProps = { text: string; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactElement }

/** Shows a description on hover and focus. The control needs an accessible name of its own. */
export function Tooltip({ text, side = 'right', children }: TooltipProps) {
  const { home, findHome } = usePortalHome()
  return (
    <RadixTooltip.Provider delayDuration={200}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild ref={findHome}>
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={home}>
          <RadixTooltip.Content className="tooltip" side={side} sideOffset={8} collisionPadding={8}>
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
