import { useState } from 'react'

/**
 * The container for floating elements: the dialog around the trigger, because a modal dialog makes everything else
 * inert, or the main element, because content outside landmarks is hard to reach with a screen reader.
 */
export function usePortalHome() {
  const [home, setHome] = useState<HTMLElement | null>(null)
  return {
    home: home ?? undefined,
    findHome: (trigger: HTMLElement | null) => {
      if (trigger) setHome(trigger.closest('dialog') ?? document.querySelector('main') ?? document.body)
    },
  }
}
