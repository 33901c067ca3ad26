import type { ReactNode } from 'react'
import './facts.css'

type Fact = readonly [name: string, value: ReactNode]

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === null || value === '' ? <span className="facts-none">None</span> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
