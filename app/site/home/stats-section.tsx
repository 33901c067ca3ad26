import type { HomeSectionOf } from '#contract/content/home-sections.schema.ts'
import type { PageNumber } from '#contract/content/page-parts.schema.ts'
import { Skyline } from '../../ui/brand/skyline.tsx'
import './stats-section.css'

export function StatsSection({ heading, numbers, drawing, notes }: HomeSectionOf<'numbers'>) {
  if (numbers.length === 0 && !drawing) return null
  return (
    <section className="home-stats" aria-labelledby={heading ? 'stats' : undefined}>
      <div className="wrap">
        {heading && <h2 id="stats">{heading}</h2>}
        <ul className="home-stats-list">
          {numbers.map((number) => (
            <Stat key={number.label} {...number} />
          ))}
        </ul>
      </div>
      {drawing && <Skyline {...drawing} />}
      {notes.length > 0 && (
        <p className="wrap home-stats-note label">
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
      )}
    </section>
  )
}

/** The spaces are invisible, but keep the sentence intact for screen readers and copying. */
function Stat({ prefix, number, suffix, label }: PageNumber) {
  return (
    <li>
      <span className="home-stat-figure">
        {prefix && <small>{prefix} </small>}
        {number}
        {suffix && <small> {suffix}</small>}
      </span>{' '}
      <span className="home-stat-words">{label}</span>
    </li>
  )
}
