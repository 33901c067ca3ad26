import type { ManagedProject } from '#contract/catalog/projects.schema.ts'
import type { Column } from '../ui/table.tsx'

type Given = {
  /** The rows of this page: what the box in the head ticks. */
  rows: readonly ManagedProject[]
  ticked: readonly number[]
  onTick: (ids: readonly number[]) => void
}

export function projectTicks({ rows, ticked, onTick }: Given): Column<ManagedProject> {
  const here = rows.map(({ id }) => id)
  const isAllTicked = here.length > 0 && here.every((id) => ticked.includes(id))
  const elsewhere = ticked.filter((id) => !here.includes(id))
  return {
    key: 'select',
    width: '54px',
    header: (
      <Tick
        label="Select all on this page"
        isTicked={isAllTicked}
        onChange={(isTicked) => onTick(isTicked ? [...elsewhere, ...here] : elsewhere)}
      />
    ),
    cell: ({ id, name }) => (
      <Tick
        label={`Select ${name}`}
        isTicked={ticked.includes(id)}
        onChange={(isTicked) => onTick(isTicked ? [...ticked, id] : ticked.filter((other) => other !== id))}
      />
    ),
  }
}

type TickProps = { label: string; isTicked: boolean; onChange: (isTicked: boolean) => void }

function Tick({ label, isTicked, onChange }: TickProps) {
  return (
    <label className="project-tick">
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
