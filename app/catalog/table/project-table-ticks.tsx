import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { ListedProject } from '#contract/catalog/project-list.schema.ts'
import type { Column } from '../../ui/table/table.tsx'

type TickOptions = {
  /** The rows of this page, which the checkbox in the header selects. */
  rows: readonly ListedProject[]
  /** Selected rows of any page. */
  ticked: readonly ListedProject[]
  onTick: (projects: readonly ListedProject[]) => void
  /** The checkbox in the header. */
  allRef: Ref<HTMLInputElement>
}

export function projectTicks({ rows, ticked, onTick, allRef }: TickOptions): Column<ListedProject> {
  const isTicked = ({ id }: ListedProject) => ticked.some((one) => one.id === id)
  const isOnThisPage = ({ id }: ListedProject) => rows.some((one) => one.id === id)
  const onOtherPages = ticked.filter((project) => !isOnThisPage(project))
  return {
    key: 'select',
    width: '54px',
    isShownOnPhones: true,
    header: (
      <Tick
        ref={allRef}
        label="Select all on this page"
        isTicked={rows.length > 0 && rows.every(isTicked)}
        isMixed={rows.some(isTicked) && !rows.every(isTicked)}
        onChange={(isOn) => onTick(isOn ? [...onOtherPages, ...rows] : onOtherPages)}
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

type TickProps = {
  label: string
  isTicked: boolean
  /** Some of the rows are selected, but not all. */
  isMixed?: boolean
  onChange: (isTicked: boolean) => void
  ref?: Ref<HTMLInputElement>
}

function Tick({ label, isTicked, isMixed = false, onChange, ref }: TickProps) {
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLInputElement, [])

  // `indeterminate` has no attribute, and a click clears it, so it is set again after every render.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  })

  return (
    <label className="project-tick">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
