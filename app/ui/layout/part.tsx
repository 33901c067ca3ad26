import { type ReactNode, Suspense } from 'react'

/** Comes alive by itself, the touched one first: a long page would otherwise do so in one long task. */
export function Part({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
