import { Plinth } from '../brand/plinth.tsx'
import './skeleton.css'

/** Decorative: the region around it must have `aria-busy`. */
export function SkeletonLine({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className="skeleton" style={{ width, height }} />
}

export function SkeletonCard({ ratio = '556 / 446' }: { ratio?: string }) {
  return (
    <div className="skeleton-card">
      <span className="skeleton" style={{ aspectRatio: ratio }} />
      <Plinth tone="line" />
      <span className="skeleton skeleton-name" />
      <span className="skeleton skeleton-text" />
    </div>
  )
}

export function SkeletonRow() {
  return (
    <div className="skeleton-row">
      <span className="skeleton" />
      <SkeletonLine width="72%" height="14px" />
    </div>
  )
}
