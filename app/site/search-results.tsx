import { ArrowRight } from 'lucide'
import { statusFill } from '#app/catalog/project-status.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { isComingSoonCategory } from '#contract/catalog/coming-soon.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import type { ProjectName } from '#contract/catalog/projects.schema.ts'
import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { searchMessages } from '#contract/content/search.messages.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { PageLink } from '../ui/action/page-link.tsx'
import { StatusMark } from '../ui/feedback/status-mark.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { cutAtMatches } from './find-projects.ts'
import './search-results.css'

interface SearchResultsProps {
  projects: readonly ProjectName[]
  query: string
  /** Similar projects, shown if no project contains the query. */
  nearest?: readonly ProjectName[]
}

export function SearchResults({ projects, query, nearest = [] }: SearchResultsProps) {
  if (projects.length > 0) return <ResultList projects={projects} query={query} />
  return (
    <>
      <div className="search-nothing">
        <p className="serif">{catalogMessages.noProjects}</p>
        <p className="muted">{nearest.length > 0 ? searchMessages.nearestProjects : searchMessages.searchAdvice}</p>
      </div>
      {nearest.length > 0 && <ResultList projects={nearest} query={query} />}
    </>
  )
}

export function ResultList({ projects, query }: Pick<SearchResultsProps, 'projects' | 'query'>) {
  return (
    <ul className="search-results">
      {projects.map((project) => (
        <li key={project.id}>
          <PageLink className="search-result plinth-host" to={projectAddress(project)}>
            <span className="search-thumb">
              <Picture
                src={assetAddress(UPLOAD_FOLDER.images, project.image)}
                alt=""
                width={HOME_PROJECT_IMAGE.width}
                height={HOME_PROJECT_IMAGE.height}
                sizes="128px"
              />
            </span>
            <span>
              <b className="search-name">
                <Marked text={project.name} query={query} />
              </b>
              <span className="label search-facts">
                <span>
                  <Marked text={factsOf(project)} query={query} />
                </span>
                {project.status && !isComingSoonCategory(project.categoryName) && (
                  <StatusMark label={project.status} fill={statusFill(project.status)} />
                )}
              </span>
            </span>
            <Icon of={ArrowRight} size={20} />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

function factsOf({ categoryName, city, type }: ProjectName) {
  const shownType = isComingSoonCategory(categoryName) ? undefined : type
  return [categoryName, city, shownType].filter(Boolean).join(', ')
}

/** Number of projects listed while the query is empty. */
export const FIRST_SHOWN = 4

export function resultCount(count: number) {
  return count === 1 ? '1 result' : `${count} results`
}

export function Marked({ text, query }: { text: string; query: string }) {
  return cutAtMatches(text, query).map((part, index) => {
    if (index % 2 === 0) return part
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are identified by position only.
    return <Mark key={index} text={part} />
  })
}

function Mark({ text }: { text: string }) {
  return <mark className="marked">{text}</mark>
}
