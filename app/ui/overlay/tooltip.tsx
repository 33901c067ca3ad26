import { Tooltip as RadixTooltip } from 'radix-ui'
import type { ReactElement } from 'react'
import { usePortalContainer } from './use-portal-container.ts'
import './tooltip.css'

type TooltipProps = { text: string; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactElement }

/** Shows a description on hover and focus; the control needs an accessible name of its own. */
export function Tooltip({ text, side = 'right', children }: TooltipProps) {
  const { container, findContainer } = usePortalContainer()
  return (
    <RadixTooltip.Provider delayDuration={200}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild ref={findContainer}>
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content className="tooltip" side={side} sideOffset={8} collisionPadding={8}>
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
