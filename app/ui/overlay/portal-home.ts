import { useState } from 'react'

/**
 * Where a floating part must be put to be seen and found: an open dialog covers everything that is not inside it, and what
 * lies outside the page's landmarks is hard to reach with a screen reader.
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
