import { useState } from 'react'

/**
 * Returns the container for floating elements: the dialog around the trigger, because a modal dialog makes everything
 * else inert, or else the main element, because content outside landmarks is hard to reach with a screen reader.
 */
export function usePortalContainer() {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return {
    container: container ?? undefined,
    findContainer: (trigger: HTMLElement | null) => {
      if (trigger) setContainer(trigger.closest('dialog') ?? document.querySelector('main') ?? document.body)
    },
  }
}
