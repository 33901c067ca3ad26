import skyline from './drawings/skyline.svg?no-inline'
import './skyline.css'

type SkylineProps = {
  /** What the drawing shows; leave empty where it is only the ground of the page. */
  alt?: string
  /** Labels under the five long ticks of the scale, left to right. Without them the drawing ends at its base line. */
  marks?: readonly [string, string, string, string, string]
}

// A file and not inline markup: it is on five pages, cached once, and keeps 13 KB out of each of them.
export function Skyline({ alt = '', marks }: SkylineProps) {
  return (
    <div className={marks ? 'skyline skyline-scaled' : 'skyline'}>
      <div className="skyline-drawing">
        <img src={skyline} alt={alt} width={1680} height={370} loading="lazy" decoding="async" />
        {marks && (
          <div className="skyline-marks" aria-hidden="true">
            {marks.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
