import { createRoot, hydrateRoot } from 'react-dom/client'
import CostView, { type CostViewProps } from './cost-view.tsx'

/**
 * Renders the cost form in its section, hydrating server-rendered HTML if there is any. Returns a function that
 * unmounts it.
 */
export function startCost(section: HTMLElement, props: CostViewProps) {
  const view = <CostView {...props} />
  if (section.hasChildNodes()) {
    const root = hydrateRoot(section, view)
    return () => root.unmount()
  }
  const root = createRoot(section)
  root.render(view)
  return () => root.unmount()
}
