import { companyMessages } from '#contract/content/company.messages.ts'
import { Skyline } from '../../ui/brand/skyline.tsx'
import './stats-section.css'

export function StatsSection() {
  return (
    <section className="home-stats" aria-labelledby="stats">
      <div className="wrap">
        <h2 id="stats">Twenty-eight years on one plinth</h2>
        <ul className="home-stats-list">
          {Object.values(companyMessages.stats).map((sentence) => (
            <Stat key={sentence} sentence={sentence} />
          ))}
        </ul>
      </div>
      <Skyline
        alt="Line drawing: an elevation of our projects from 1998 to 2026 on one base line; the three at the right are under construction"
        marks={['1998', '2005', '2012', '2019', '2026']}
      />
      <p className="wrap home-stats-note label">
        <span>Elevation of works, 1998 to 2026. Not to scale.</span>
        <span>Brass: under construction</span>
      </p>
    </section>
  )
}

/** The spaces between the parts are invisible, but keep the sentence intact for screen readers and copying. */
function Stat({ sentence }: { sentence: string }) {
  const { before, figure, unit, after } = statParts(sentence)
  return (
    <li>
      <span className="home-stat-figure">
        {before && <small>{before} </small>}
        {figure}
        {unit && <small> {unit}</small>}
      </span>{' '}
      <span className="home-stat-words">{after}</span>
    </li>
  )
}

export interface StatParts {
  before: string
  figure: string
  unit: string
  after: string
}

/** Splits a sentence such as 'over 2 crore sq.ft delivered', so that its figure can be set large. */
export function statParts(sentence: string): StatParts {
  const [, before = '', figure = '', unit = '', after = ''] = /^(\D*?)\s*(\d+\+?)(\s+crore sq\.ft)?\s+(.+)$/.exec(
    sentence,
  ) ?? [null, '', '', '', sentence]
  return { before, figure, unit: unit.trim(), after }
}
