import { createRoot, hydrateRoot } from 'react-dom/client'
import CostView, { type CostViewProps } from './cost-view.tsx'

/** Starts the cost form in its section, with the HTML of the server if there is any. Returns how to end it. */
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
