import { useState } from 'react'

/**
 * The container for floating elements: an open modal dialog makes everything outside it inert, and content outside the
 * page's landmarks is hard to reach with a screen reader.
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
