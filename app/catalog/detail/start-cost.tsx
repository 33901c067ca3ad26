import { createRoot, hydrateRoot } from 'react-dom/client'
import CostView, { type CostViewProps } from './cost-view.tsx'

/**
 * Hydrates the section if it has server-rendered HTML, and renders it otherwise. Returns a function that unmounts it.
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
