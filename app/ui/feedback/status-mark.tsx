import './status-mark.css'

type StatusMarkProps = {
  label: string
  /** Filled percentage of the square, from the bottom; null draws no square. */
  fill: 0 | 45 | 75 | 100 | null
}

export function StatusMark({ label, fill }: StatusMarkProps) {
  if (fill === null) return <span className="status-mark status-mark-bare">{label}</span>
  return (
    <span className="status-mark" style={{ '--fill': `${fill}%` }}>
      {label}
    </span>
  )
}
