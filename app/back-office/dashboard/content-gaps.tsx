import { useState } from 'react'
import { Link } from 'react-router'
import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import {
  type ContentFigures,
  PAGE_PARTS,
  type PagePart,
  type PartFill,
  type ProjectContent,
} from '#contract/catalog/project-parts.schema.ts'
import { editAddress, partsAddress } from '../../catalog/manage-addresses.ts'
import { Button } from '../../ui/action/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { fillOf, gapsOf, pagesOnSite } from './key-figures.ts'
import './content-gaps.css'

const PART_NAME: Record<PagePart, string> = {
  banner: 'Banner',
  overview: 'Overview',
  video: 'Video',
  features: catalogChangesMessages.tab.features,
  plans: catalogChangesMessages.tab.plans,
  specifications: catalogChangesMessages.tab.specifications,
  documents: catalogChangesMessages.tab.documents,
  location: catalogChangesMessages.tab.location,
  gallery: catalogChangesMessages.tab.gallery,
}

function partAddress(projectId: number, { part }: PartFill) {
  if (part === 'banner' || part === 'overview' || part === 'video') return editAddress(projectId)
  return partsAddress(projectId, part)
}

const FIRST_ROWS = 6

type Props = {
  content: ContentFigures
  /** Sorted by number of gaps, most first. */
  projects: readonly ProjectContent[]
}

export function ContentGaps({ content, projects }: Props) {
  const [isExpanded, setExpanded] = useState(false)
  const rows = isExpanded ? projects : projects.slice(0, FIRST_ROWS)

  return (
    <Panel
      title={dashboardMessages.gapsQuestion}
      lead={content.gaps > 0 ? dashboardMessages.gapsNote : dashboardMessages.noGaps}
      actions={
        projects.length > FIRST_ROWS && (
          <Button variant="line" size="sm" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? `First ${FIRST_ROWS} pages` : allInWords(projects.length, pagesOnSite(content))}
          </Button>
        )
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard must be able to reach it */}
      <section className="gaps-scroller" aria-label="Parts of the project pages" tabIndex={0}>
        <table className="gaps">
          <caption className="sr-only">{dashboardMessages.gapsNote}</caption>
          <thead>
            <tr>
              <th scope="col">Project</th>
              {PAGE_PARTS.map((part) => (
                <th key={part} scope="col">
                  {PART_NAME[part]}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">What to do next</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((project) => (
              <tr key={project.id}>
                <th scope="row">{project.name}</th>
                {project.parts.map((fill) => (
                  <td key={fill.part}>
                    <Part project={project} fill={fill} />
                  </td>
                ))}
                <td>
                  <NextStep project={project} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {content.announced > 0 && <p className="gaps-note muted">{dashboardMessages.pagesInWords(content)}</p>}
    </Panel>
  )
}

function allInWords(listed: number, pages: number) {
  if (listed < pages) return `The ${listed} pages with most gaps`
  return pages === 1 ? '1 page' : `All ${pages} pages`
}

function Part({ project, fill }: { project: ProjectContent; fill: PartFill }) {
  const state = fillOf(fill)
  const description = `${PART_NAME[fill.part]}: ${state === 'short' ? `${fill.have} of ${fill.need}` : state}`
  if (state === 'complete')
    return <span className="gaps-square" data-fill={state} role="img" aria-label={description} />
  return (
    <Link
      className="gaps-link"
      to={partAddress(project.id, fill)}
      title={description}
      aria-label={`${project.name}, ${description}`}
    >
      <span className="gaps-square" data-fill={state} />
    </Link>
  )
}

function NextStep({ project }: { project: ProjectContent }) {
  const [first] = gapsOf(project)
  if (!first) return <span className="muted">Complete</span>
  return (
    <Link className="gaps-next" to={partAddress(project.id, first)}>
      {`Add ${PART_NAME[first.part].toLowerCase()}`}
      <span className="sr-only">{` to ${project.name}`}</span>
    </Link>
  )
}
