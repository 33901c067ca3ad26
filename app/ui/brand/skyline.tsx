import { Drawing } from './drawing.tsx'
import skyline from './drawings/skyline.svg?no-inline'
import './skyline.css'

type SkylineProps = {
  alt?: string
  /** Labels of the scale's long ticks, left to right. If there are none, the scale is not drawn. */
  marks?: readonly string[]
}

// A file instead of inline markup, so that it is cached once and not repeated in every document.
export function Skyline({ alt = '', marks }: SkylineProps) {
  return (
    <div className={marks?.length ? 'skyline skyline-scaled' : 'skyline'}>
      <div className="skyline-drawing">
        <Drawing src={skyline} alt={alt} width={1680} height={370} fit="xMidYMin slice" />
        {marks && marks.length > 0 && (
          <div className="skyline-marks" aria-hidden="true">
            {marks.map((mark) => (
              // A page cached before the turn of the year has other labels than the browser computes.
              <span key={mark} suppressHydrationWarning>
                {mark}
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
