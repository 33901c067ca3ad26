import { ArrowDown } from 'lucide'
import { useState } from 'react'
import type { Measure, ProjectInterest, SourceInterest } from '#contract/insights/insights.schema.ts'
import { originName } from '#contract/insights/origin-name.ts'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { AnswerLine } from './answer-line.tsx'
import {
  bookedShare,
  byInterest,
  bySource,
  MEASURES,
  number,
  projectAnswer,
  shareOfViews,
  sourceAnswer,
} from './insight-answers.ts'
import { insightTexts as texts } from './insight-texts.ts'

const FIRST_ROWS = 8

const NARROW: readonly Measure[] = ['enquiries', 'visits', 'booked']

export function ProjectTable({
  projects,
  chosenId,
}: {
  projects: readonly ProjectInterest[]
  chosenId: number | null
}) {
  const [isWhole, setWhole] = useState(false)
  const sorted = byInterest(projects)
  const shown = isWhole ? sorted : sorted.slice(0, FIRST_ROWS)

  return (
    <Panel
      className="interest"
      title={texts.whichProject}
      lead={<AnswerLine {...projectAnswer(projects)} />}
      footer={
        <>
          <span>{texts.linesCompare}</span>
          {sorted.length > FIRST_ROWS && (
            <button type="button" className="link" onClick={() => setWhole(!isWhole)}>
              {isWhole ? texts.fewerProjects : texts.allProjects(sorted.length)}
            </button>
          )}
        </>
      }
    >
      <table className="interest-table">
        <caption className="sr-only">{texts.whichProject}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.project}</th>
            {MEASURES.map((measure) => (
              <th
                key={measure}
                scope="col"
                data-wide={!NARROW.includes(measure) || undefined}
                aria-sort={measure === 'enquiries' ? 'descending' : undefined}
              >
                {texts.measure[measure]}
                {measure === 'enquiries' && <Icon of={ArrowDown} size={13} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((project) => (
            <tr key={project.id} data-chosen={project.id === chosenId || undefined}>
              <th scope="row">{project.name}</th>
              {MEASURES.map((measure) => (
                <CountCell
                  key={measure}
                  count={project[measure]}
                  most={Math.max(...projects.map((one) => one[measure]))}
                  isWide={!NARROW.includes(measure)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const SOURCE_MEASURES: readonly Measure[] = ['enquiries', 'visits', 'came', 'booked']

export function SourceTable({ sources }: { sources: readonly SourceInterest[] }) {
  const shown = bySource(sources).filter((source) => source.origin !== 'site' || source.enquiries + source.visits > 0)
  return (
    <Panel
      className="interest"
      title={texts.whichSource}
      lead={<AnswerLine {...sourceAnswer(sources)} />}
      footer={<span>{texts.sourceNote}</span>}
    >
      <table className="interest-table">
        <caption className="sr-only">{texts.whichSource}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.source}</th>
            <th scope="col" data-wide>
              {texts.shareOfViews}
            </th>
            {SOURCE_MEASURES.map((measure) => (
              <th key={measure} scope="col" data-wide={!NARROW.includes(measure) || undefined}>
                {texts.measure[measure]}
              </th>
            ))}
            <th scope="col" data-wide>
              {texts.bookedOfEnquiries}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((source) => (
            <tr key={source.origin}>
              <th scope="row">{originName(source.origin)}</th>
              <td data-wide>{shareOfViews(source, sources) ?? '—'}</td>
              {SOURCE_MEASURES.map((measure) => (
                <CountCell
                  key={measure}
                  count={source[measure]}
                  most={Math.max(...sources.map((one) => one[measure]))}
                  isWide={!NARROW.includes(measure)}
                  isBrass={measure === 'booked'}
                />
              ))}
              <td data-wide data-zero={bookedShare(source) === null || undefined}>
                {bookedShare(source) ?? texts.tooFew}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

interface CountCellProps {
  count: number
  most: number
  isWide: boolean
  isBrass?: boolean
}

function CountCell({ count, most, isWide, isBrass = false }: CountCellProps) {
  return (
    <td data-wide={isWide || undefined} data-zero={count === 0 || undefined}>
      {number(count)}
      <i
        className="interest-line"
        data-brass={isBrass || undefined}
        style={{ width: `${most === 0 ? 0 : (count / most) * 70}%` }}
      />
    </td>
  )
}
