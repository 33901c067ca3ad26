import { Drawing } from './drawing.tsx'
import skyline from './drawings/skyline.svg?no-inline'
import './skyline.css'

type SkylineProps = {
  /** Text alternative of the drawing; leave empty where it is decorative. */
  alt?: string
  /** Labels under the five long ticks of the scale, left to right. Without them the scale is not drawn. */
  marks?: readonly string[]
}

// A file instead of inline markup: several pages use it, so it is cached once and keeps 13 KB out of each document.
export function Skyline({ alt = '', marks }: SkylineProps) {
  return (
    <div className={marks?.length ? 'skyline skyline-scaled' : 'skyline'}>
      <div className="skyline-drawing">
        <Drawing src={skyline} alt={alt} width={1680} height={370} fit="xMidYMin slice" />
        {marks && marks.length > 0 && (
          <div className="skyline-marks" aria-hidden="true">
            {marks.map((mark) => (
              // A page rendered before the turn of the year has other labels than the browser computes.
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
