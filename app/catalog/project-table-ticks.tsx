import type { ListedProject } from '#contract/catalog/project-list.schema.ts'
import type { Column } from '../ui/table.tsx'

type Given = {
  /** The rows of this page: what the box in the head ticks. */
  rows: readonly ListedProject[]
  /** Ticked rows of any page. */
  ticked: readonly ListedProject[]
  onTick: (projects: readonly ListedProject[]) => void
}

export function projectTicks({ rows, ticked, onTick }: Given): Column<ListedProject> {
  const isTicked = ({ id }: ListedProject) => ticked.some((one) => one.id === id)
  const isHere = ({ id }: ListedProject) => rows.some((one) => one.id === id)
  const elsewhere = ticked.filter((project) => !isHere(project))
  return {
    key: 'select',
    width: '54px',
    header: (
      <Tick
        label="Select all on this page"
        isTicked={rows.length > 0 && rows.every(isTicked)}
        onChange={(isOn) => onTick(isOn ? [...elsewhere, ...rows] : elsewhere)}
      />
    ),
    cell: (project) => (
      <Tick
        label={`Select ${project.name}`}
        isTicked={isTicked(project)}
        onChange={(isOn) => onTick(isOn ? [...ticked, project] : ticked.filter(({ id }) => id !== project.id))}
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
