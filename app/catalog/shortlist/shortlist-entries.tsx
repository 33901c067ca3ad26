import { ArrowRight } from 'lucide'
import { useState } from 'react'
import { shortlistMessages } from '#contract/catalog/shortlist.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonRow } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'
import { GoneLine, ShortlistRow, TakenOffLine } from './shortlist-row.tsx'
import { useKeptProjects } from './use-kept-projects.ts'
import { type Entry, keepEntries } from './use-shortlist.ts'

/** The kept projects. One that is taken off leaves a line in its place, so that it can be put back where it was. */
export function ShortlistEntries({ kept }: { kept: readonly Entry[] }) {
  const { projects, failure, retry } = useKeptProjects(kept)
  const [seen, setSeen] = useState(kept)
  const [putBack, setPutBack] = useState<number | null>(null)
  const keptIds = new Set(kept.map(([id]) => id))
  // Added in another tab since this page was opened.
  const added = kept.filter(([id]) => !seen.some(([one]) => one === id))
  if (added.length > 0) setSeen([...added, ...seen])

  const takeOff = (id: number) => keepEntries(kept.filter(([one]) => one !== id))
  const putBackAt = (id: number) => {
    setPutBack(id)
    keepEntries(seen.filter(([one]) => one === id || keptIds.has(one)))
  }

  function entry([id, name]: Entry) {
    if (!keptIds.has(id)) return <TakenOffLine key={`off ${id}`} name={name} onPutBack={() => putBackAt(id)} />
    const project = projects.get(id)
    if (project === null) return <GoneLine key={id} name={name} onTakeOff={() => takeOff(id)} />
    if (!project) return failure === null && <SkeletonRow key={`loading ${id}`} />
    return <ShortlistRow key={id} project={project} isPutBack={putBack === id} onTakeOff={() => takeOff(id)} />
  }

  return (
    <>
      {seen.length > 0 && (
        <div className="shortlist-entries" aria-busy={failure === null && kept.some(([id]) => !projects.has(id))}>
          {seen.map(entry)}
        </div>
      )}
      {failure !== null && <ErrorState as="h2" title={contentMessages.loadFailed} text={failure} onRetry={retry} />}
      {kept.length === 0 && <NothingKept />}
    </>
  )
}

function NothingKept() {
  return (
    <div className="shortlist-empty">
      <svg viewBox="20 0 380 190" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M150 170V46h92v124M262 170V92h58v78" strokeDasharray="6 5" />
        <path d="M150 67h92M150 88h92M150 109h92M150 130h92M150 151h92" strokeDasharray="2 5" />
        <circle cx="78" cy="136" r="20" />
        <path d="M78 170v-32" />
        <rect x="20" y="170" width="380" height="4" fill="var(--ink)" stroke="none" />
      </svg>
      <p className="lead">{shortlistMessages.empty}</p>
      <ButtonLink to="/products">
        {shortlistMessages.findProject} <Icon of={ArrowRight} size={18} />
      </ButtonLink>
    </div>
  )
}
