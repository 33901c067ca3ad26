import { onTimeMessages as messages } from './on-time-texts.ts'
import type { ShownLedger } from './shown-ledger.ts'

type Drawn = ShownLedger['drawn']

const WIDTH = 1296
const GROUND = 232
/** The height of one week in SVG units; reduced if a bar would not fit. */
const STOREY = 19.25
const HIGHEST = 190
const DEEPEST = 160

/** One bar per handover: above the ground if it was early, with one storey per week, and below it if it was late. */
export function LedgerElevation({ drawn }: { drawn: Drawn }) {
  const step = Math.min(WIDTH / Math.max(drawn.length, 8), 110)
  const weeks = (days: number[]) => Math.max(1, ...days) / 7
  const storey = Math.min(
    STOREY,
    HIGHEST / weeks(drawn.map(({ days }) => -days)),
    DEEPEST / weeks(drawn.map(({ days }) => days)),
  )
  const count = (fits: (days: number) => boolean) => drawn.filter(({ days }) => fits(days)).length
  const label = messages.elevation(
    count((days) => days < 0),
    count((days) => days === 0),
    count((days) => days > 0),
  )
  return (
    <svg className="ledger-elevation" viewBox={`0 0 ${WIDTH} 434`} role="img" aria-label={label}>
      <pattern id="late" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M0 0V9" />
      </pattern>
      <text className="ledger-quiet" y="14">
        Days early: one storey is one week
      </text>
      {drawn.map((line, nth) => (
        <Bar
          key={`${line.name} ${line.tower}`}
          line={line}
          left={nth * step}
          step={step}
          storey={storey}
          isNewYear={line.year !== drawn[nth - 1]?.year}
        />
      ))}
      <path className="ledger-ground" d={`M0 ${GROUND}H${WIDTH}`} />
    </svg>
  )
}

interface BarProps {
  line: Drawn[number]
  left: number
  step: number
  storey: number
  isNewYear: boolean
}

function Bar({ line: { name, tower, days, year }, left, step, storey, isNewYear }: BarProps) {
  const middle = left + step / 2
  const width = Math.min(53, step - 20)
  const x = middle - width / 2
  const height = (Math.abs(days) / 7) * storey
  const words = name.split(' ')
  const isLate = days > 0
  const lines =
    name.length < 12 ? [name] : words.length > 2 ? [words.slice(0, 2).join(' '), words.slice(2).join(' ')] : words
  const namesAt = isLate ? GROUND - 12 - (lines.length - (tower ? 0 : 1)) * 15 : GROUND + 24
  return (
    <g>
      {isNewYear && (
        <>
          <path className="ledger-year" d={`M${left} ${GROUND}V432`} />
          <text className="ledger-quiet" x={left + 6} y="428">
            {year}
          </text>
        </>
      )}
      {days === 0 && <path className="ledger-slab" d={`M${x - 4} ${GROUND}v-7h${width + 8}v7`} />}
      {days < 0 && (
        <>
          <path className="ledger-early" d={`M${x} ${GROUND}v${-height}h${width}v${height}`} />
          <path className="ledger-storeys" d={storeysOf(x, width, height, storey)} />
        </>
      )}
      {isLate && <path className="ledger-late" d={`M${x} ${GROUND + 3}v${height}h${width}v${-height}`} />}
      <text
        className={isLate ? 'ledger-days ledger-red' : 'ledger-days'}
        x={middle}
        y={isLate ? GROUND + height + 20 : GROUND - height - (days === 0 ? 16 : 9)}
      >
        {isLate ? `${days} late` : -days}
      </text>
      {[...lines, ...(tower ? [tower] : [])].map((text, nth) => (
        <text
          key={text}
          className={nth === lines.length ? 'ledger-quiet' : undefined}
          x={middle}
          y={namesAt + nth * 15}
        >
          {text}
        </text>
      ))}
    </g>
  )
}

/** Draws a slab and a row of windows for each full week. */
function storeysOf(x: number, width: number, height: number, storey: number) {
  const count = Math.floor(height / storey + 0.001)
  return Array.from({ length: count }, (_, nth) => {
    const top = GROUND - (nth + 1) * storey
    const windows = [0.17, 0.42, 0.67].map(
      (at) =>
        `M${(x + at * width).toFixed(1)} ${(top + storey * 0.3).toFixed(1)}h${(width * 0.17).toFixed(1)}v${(storey * 0.4).toFixed(1)}h${(-width * 0.17).toFixed(1)}z`,
    )
    return `M${x} ${top.toFixed(1)}h${width}v.7h${-width}z${windows.join('')}`
  }).join('')
}
