import { lazy, useEffect, useRef, useState } from 'react'
import { PartFailure } from '../../ui/feedback/lazy-part.tsx'
import type { CostBasis } from './cost-choice.ts'
import './project-cost.css'

/** Only imported on the server; a static import would add `CostView` to the initial bundle. */
const CostView = import.meta.env.SSR ? lazy(() => import('./cost-view.tsx')) : null

interface ProjectCostProps {
  basis: CostBasis
  query: string
}

/**
 * The server renders the form, and the browser keeps that HTML until the visitor uses the form. Only then does its code
 * load and hydrate the section as a separate root.
 */
export function ProjectCost({ basis, query }: ProjectCostProps) {
  const section = useRef<HTMLElement>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const element = section.current
    if (!element) return
    const over = new AbortController()
    let end: (() => void) | undefined

    async function start(on: HTMLElement) {
      const { startCost } = await import('./start-cost.tsx')
      if (!over.signal.aborted) end ??= startCost(on, { basis, query: new URLSearchParams(query) })
    }

    // After a client navigation there is no server-rendered HTML, so the form is rendered at once.
    if (!element.hasChildNodes()) start(element).catch(() => setFailed(true))
    else
      for (const event of ['focusin', 'input']) {
        // If the code cannot be loaded, the form is still submitted as a plain GET.
        element.addEventListener(event, () => void start(element).catch(() => {}), { once: true, signal: over.signal })
      }
    return () => {
      over.abort()
      end?.()
    }
  }, [basis, query])

  const props = { id: 'cost', className: 'section project-cost' }
  if (CostView || hasFailed) {
    return (
      <section {...props}>
        {CostView ? <CostView basis={basis} query={new URLSearchParams(query)} /> : <PartFailure />}
      </section>
    )
  }
  return (
    <section
      {...props}
      ref={section}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty text makes React keep the HTML of the server
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
