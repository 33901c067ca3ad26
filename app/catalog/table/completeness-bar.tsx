import type { PartFill } from '#contract/catalog/page-parts.schema.ts'
import './completeness-bar.css'

/** One segment for each part of a project's page; only a complete one is filled. */
export function CompletenessBar({ parts }: { parts: readonly PartFill[] }) {
  const complete = parts.filter(isComplete).length
  return (
    <span className="completeness">
      <span className="completeness-bar" aria-hidden="true">
        {parts.map(({ part, have, need }) => (
          <i key={part} data-complete={have >= need || undefined} />
        ))}
      </span>
      <span className="completeness-number">
        <span className="sr-only">{`${complete} of ${parts.length} parts complete`}</span>
        <span aria-hidden="true">{`${complete}/${parts.length}`}</span>
      </span>
    </span>
  )
}

function isComplete({ have, need }: PartFill) {
  return have >= need
}
