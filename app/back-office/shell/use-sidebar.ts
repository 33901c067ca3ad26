import { useState } from 'react'
import { storeIfPossible } from '../../lib/store-if-possible.ts'

interface Sidebar {
  /** Icons only. */
  isSmall: boolean
  isHidden: boolean
}

/** How the sidebar stands, remembered by the browser. */
export function useSidebar() {
  const [sidebar, setSidebar] = useState(recall)

  function change(wish: Partial<Sidebar>) {
    const next = { ...sidebar, ...wish }
    storeIfPossible('localStorage', NAME, JSON.stringify(next))
    setSidebar(next)
  }

  return [sidebar, change] as const
}

const NAME = 'plinth:sidebar'

function recall(): Sidebar {
  try {
    const { isSmall, isHidden } = JSON.parse(localStorage.getItem(NAME) ?? '{}')
    return { isSmall: isSmall === true, isHidden: isHidden === true }
  } catch {
    return { isSmall: false, isHidden: false }
  }
}
