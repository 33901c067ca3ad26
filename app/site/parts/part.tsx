import type { ReactNode } from 'react'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="parts-part">
      <h2>{title}</h2>
      <div className="parts-body">{children}</div>
    </section>
  )
}
