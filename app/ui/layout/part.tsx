import { type ReactNode, Suspense } from 'react'

/**
 * A Suspense boundary. React hydrates each boundary in its own task, starting with the one that the visitor uses.
 * Without boundaries, the whole page would hydrate in one long task.
 */
export function Part({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
