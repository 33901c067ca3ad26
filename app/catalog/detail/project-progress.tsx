import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { TowerDrawing } from '../tower-drawing.tsx'
import type { ProjectParts } from './load-project.ts'
import './project-progress.css'

type Progress = NonNullable<ProjectParts['progress']>

const WIDTHS = [640, 960]

/** Plain links select the tower, the month and the update, because they have short URLs and need no JavaScript. */
export function ProjectProgress({ name, progress }: { name: string; progress: Progress }) {
  const { facts, update } = progress
  return (
    <section id="progress" className="section project-progress">
      <div className="wrap">
        <div className="progress-head">
          <div>
            <h2>{progress.title}</h2>
            <p className="lead">{progress.lead}</p>
          </div>
          <dl>
            {facts.map(({ label, text, isOld }) => (
              <div key={label} className={isOld ? 'progress-old' : undefined}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul className="progress-towers">
          {progress.towers.map((tower) => (
            <li key={tower.name}>
              <TowerDrawing {...tower} />
              <p>
                {tower.query !== undefined ? (
                  <a href={`?${tower.query}#progress`} aria-current={tower.isCurrent || undefined}>
                    {tower.name}
                  </a>
                ) : (
                  <b>{tower.name ?? name}</b>
                )}
                <span>{tower.label}</span>
                <small>{tower.day}</small>
              </p>
            </li>
          ))}
        </ul>
        {progress.allTowers && (
          <a className="progress-all" href="?#progress">
            {progress.allTowers}
          </a>
        )}
        <ul className="progress-key" aria-hidden="true">
          {progress.key.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
        <p className="progress-note">
          {progress.note} <span>{progress.noteOnDates}</span>
        </p>
      </div>
      <div id="progress-update" className="progress-update">
        <div className="wrap">
          {update.photographs.length > 0 && (
            <div className="progress-photographs">
              {update.photographs.map((photograph) => (
                <figure key={photograph}>
                  <Picture
                    src={assetAddress(UPLOAD_FOLDER.images, photograph)}
                    alt={update.alt}
                    width={1280}
                    height={960}
                    sizes="(max-width: 999px) 100vw, 40vw"
                    widths={WIDTHS}
                  />
                  <figcaption>{update.claim}</figcaption>
                </figure>
              ))}
            </div>
          )}
          <div>
            <time dateTime={update.day}>{update.head}</time>
            <h3>{update.title}</h3>
            <p className="progress-text">{update.text}</p>
            <p className="small">{update.verified}</p>
          </div>
        </div>
      </div>
      <div id="earlier-updates" className="wrap progress-earlier">
        <h3>{progress.earlier}</h3>
        <nav aria-label={progress.byMonth}>
          {progress.years.map(({ year, counts }) => (
            <div key={year}>
              <b>{year}</b>
              {counts.map((count, nth) => {
                const name = progress.monthNames[nth]
                if (count === 0) return <span key={name}>{name}</span>
                const month = `${year}-${String(nth + 1).padStart(2, '0')}`
                return (
                  <a
                    key={name}
                    href={`?${progress.ofChosen}month=${month}#earlier-updates`}
                    aria-current={month === progress.month || undefined}
                    // Without the label, a screen reader would read 'Mar 4' as a date.
                    aria-label={`${name}, ${count} ${progress.updates[count === 1 ? 0 : 1]}`}
                  >
                    {`${name} `}
                    <small>{count}</small>
                  </a>
                )
              })}
            </div>
          ))}
        </nav>
        <table>
          <thead>
            <tr>
              {progress.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {progress.rows.map((row) => (
              <tr key={row.id}>
                <td>{row.no}</td>
                <td>{row.day}</td>
                <td>{row.tower}</td>
                <td>
                  <a href={`?${progress.ofChosen}update=${row.id}#progress-update`}>{row.stage}</a>
                  {row.text && <span>{row.text}</span>}
                </td>
                <td>{row.verifiedBy}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
