const WIDTH = 60
const HEIGHT = 20

/** The course of the figure beside it; what it says in detail is said by the chart below. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 1)
  const step = WIDTH / Math.max(values.length - 1, 1)
  const points = values.map(
    (value, nth) => `${(nth * step).toFixed(1)},${(HEIGHT - (value / most) * HEIGHT).toFixed(1)}`,
  )
  return (
    <svg
      className="sparkline"
      viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`}
      width={WIDTH}
      height={HEIGHT + 2}
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}
