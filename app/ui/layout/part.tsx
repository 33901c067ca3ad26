import { type ReactNode, Suspense } from 'react'

/**
 * A Suspense boundary that hydrates separately, with priority on interaction; one root would hydrate in one long task.
 */
export function Part({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
