import type { ShownFacets } from './shown-facets.ts'

const WIDTH = 19
const GROUND = 60

export function PriceSkyline({ label, bars }: NonNullable<ShownFacets['skyline']>) {
  const width = bars.length * WIDTH
  return (
    <svg
      className="finder-skyline"
      viewBox={`0 0 ${width} 64`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {bars.map(({ height, isInside }, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is identified by its position.
          key={at}
          data-inside={isInside || undefined}
          x={at * WIDTH + 0.5}
          y={GROUND - height}
          width={WIDTH - 3}
          height={height}
        />
      ))}
      <path d={`M0 61.5h${width}`} />
    </svg>
  )
}
