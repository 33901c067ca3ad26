import type { VisitWeek } from '#contract/appointments/visit-calendar.schema.ts'
import { SmallSelect } from '../../ui/form/small-select.tsx'
import { visitsTexts } from './visits-texts.ts'

interface ProjectChoiceProps {
  projects: VisitWeek['projects']
  chosen: string
  onChoose: (project: string) => void
}

export function ProjectList({ projects, chosen, onChoose }: ProjectChoiceProps) {
  const all = projects.reduce((sum, { count }) => sum + count, 0)
  const visited = projects.filter(({ name, count }) => count > 0 || name === chosen)
  const others = projects.filter((project) => !visited.includes(project))
  const listOf = (listed: VisitWeek['projects']) => (
    <ul>
      {listed.map(({ name, count }) => (
        <li key={name}>
          <button type="button" aria-current={name === chosen || undefined} onClick={() => onChoose(name)}>
            <span>{name || visitsTexts.allProjects}</span> <em>{count.toLocaleString('en-IN')}</em>
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className="visit-projects" aria-label={visitsTexts.project}>
      {listOf([{ name: '', count: all }, ...visited])}
      {others.length > 0 && (
        <details>
          <summary>{visitsTexts.withoutVisits(others.length)}</summary>
          {listOf(others)}
        </details>
      )}
      <p>{visitsTexts.dragHint}</p>
    </nav>
  )
}

export function ProjectSelect({ projects, chosen, onChoose }: ProjectChoiceProps) {
  const names = projects.map(({ name }) => name)
  return (
    <SmallSelect
      aria-label={visitsTexts.project}
      value={chosen}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{visitsTexts.allProjects}</option>
      {(chosen && !names.includes(chosen) ? [chosen, ...names] : names).map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SmallSelect>
  )
}
