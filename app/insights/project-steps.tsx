import { Info } from 'lucide'
import type { ProjectInterest } from '#contract/insights/insights.schema.ts'
import { SmallSelect } from '../ui/form/small-select.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { AnswerLine } from './answer-line.tsx'
import { fewBookings, MEASURES, number, shareOfStep, stopAnswer } from './insight-answers.ts'
import { insightTexts as texts } from './insight-texts.ts'

interface ProjectStepsProps {
  project: ProjectInterest
  projects: readonly ProjectInterest[]
  onChoose: (id: string) => void
}

/** There are far more views than anything else, so their bar is not to scale. */
export function ProjectSteps({ project, projects, onChoose }: ProjectStepsProps) {
  const most = Math.max(1, ...MEASURES.slice(1).map((measure) => project[measure]))
  const few = fewBookings(project)
  return (
    <Panel
      title={texts.whereStop(project.name)}
      lead={<AnswerLine {...stopAnswer(project)} />}
      actions={
        <SmallSelect
          aria-label={texts.project}
          value={project.id}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {projects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SmallSelect>
      }
    >
      <ul className="project-steps">
        {MEASURES.map((measure) => (
          <li key={measure} data-measure={measure}>
            <span>{texts.steps[measure]}</span>
            <span className="project-step-bar" aria-hidden="true">
              <i style={{ width: barWidth(project[measure], measure === 'views' ? project.views : most) }} />
            </span>
            <b>{number(project[measure])}</b>
            <span className="label">{measure === 'views' ? texts.notToScale : shareOfStep(measure, project)}</span>
          </li>
        ))}
      </ul>
      {few && (
        <p className="project-steps-note label">
          <Icon of={Info} size={15} /> {few}
        </p>
      )}
    </Panel>
  )
}

/** The smallest count still has a visible bar. */
function barWidth(count: number, most: number) {
  return count === 0 ? '0' : `max(2px, ${(count / most) * 100}%)`
}
