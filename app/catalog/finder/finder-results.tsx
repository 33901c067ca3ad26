import { ArrowLeft, ArrowRight, X } from 'lucide'
import { ButtonLink } from '../../ui/action/button.tsx'
import { PageLink } from '../../ui/action/page-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FinderEmpty } from './finder-empty.tsx'
import { FinderProject } from './finder-project.tsx'
import { finderPageMessages as messages } from './finder-texts.ts'
import type { ShownFinding } from './shown-finding.ts'
import '../list/list-pages.css'
import './finder-results.css'

/** Id of the popover with the sort links, which a button in `FinderSheet` opens. */
export const FINDER_SORT = 'finder-sort'

export function FinderResults({ finding }: { finding: ShownFinding }) {
  const { heading, sorts, chosen, clear, projects, looser, pageText, previous, next } = finding
  return (
    <>
      <div className="finder-head">
        <h2 aria-live="polite">{heading}</h2>
        {!looser && (
          <nav id={FINDER_SORT} popover="auto" className="finder-sorts" aria-label={messages.sort}>
            {sorts.map(({ label, address, isCurrent }) => (
              <PageLink
                key={label}
                to={address}
                aria-current={isCurrent ? 'true' : undefined}
                preventScrollReset
                viewTransition={false}
                onClick={({ currentTarget }) =>
                  currentTarget.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
                }
              >
                {label}
              </PageLink>
            ))}
          </nav>
        )}
      </div>
      {chosen.length > 0 && (
        <ul className="finder-chosen" aria-label={messages.chosenList}>
          {chosen.map(({ label, address }) => (
            <li key={label}>
              <PageLink
                className="finder-chip"
                to={address}
                aria-label={messages.takeAway(label)}
                preventScrollReset
                viewTransition={false}
              >
                {label} <Icon of={X} size={16} />
              </PageLink>
            </li>
          ))}
          <li>
            <PageLink className="link" to={clear} preventScrollReset viewTransition={false}>
              {messages.clearAll}
            </PageLink>
          </li>
        </ul>
      )}
      {looser ? (
        <FinderEmpty looser={looser} />
      ) : (
        <>
          <ul className="finder-projects">
            {projects.map((project, at) => (
              <li key={project.id}>
                <FinderProject project={project} isFirst={at === 0} />
              </li>
            ))}
          </ul>
          {(previous || next) && (
            <nav className="list-pages" aria-label="Pages">
              {previous && (
                <ButtonLink variant="ghost" rel="prev" to={previous.address}>
                  <Icon of={ArrowLeft} size={18} /> {previous.label}
                </ButtonLink>
              )}
              <p className="muted">{pageText}</p>
              {next && (
                <ButtonLink rel="next" to={next}>
                  Next <Icon of={ArrowRight} size={18} />
                </ButtonLink>
              )}
            </nav>
          )}
          <p className="finder-note">{messages.note}</p>
        </>
      )}
    </>
  )
}
