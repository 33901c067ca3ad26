import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { projectAddress } from '#app/catalog/project-address.ts'
import { say } from '#contract/catalog/catalog.messages.ts'
import type { ProjectName } from '#contract/catalog/projects.schema.ts'
import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { assetAddress } from '#contract/uploads/upload-rules.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Picture } from '../ui/picture.tsx'
import { cutAtMatches } from './find-projects.ts'
import './search-results.css'

interface SearchResultsProps {
  projects: readonly ProjectName[]
  query: string
}

export function SearchResults({ projects, query }: SearchResultsProps) {
  if (projects.length === 0) {
    return (
      <div className="search-nothing">
        <p className="serif">{say.noProjects}</p>
        <p className="muted">Try a city such as Noida, a category, or the first letters of a project’s name.</p>
      </div>
    )
  }
  return (
    <ul className="search-results">
      {projects.map((project) => (
        <li key={project.id}>
          <Link className="search-result plinth-host" to={projectAddress(project)}>
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
              <span className="label">
                <Marked text={`${project.categoryName}, ${project.city}`} query={query} />
              </span>
            </span>
            <ArrowRight size={20} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function resultCount(count: number) {
  return count === 1 ? '1 result' : `${count} results`
}

function Marked({ text, query }: { text: string; query: string }) {
  return cutAtMatches(text, query).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity than their place.
    index % 2 === 0 ? part : <mark key={index}>{part}</mark>,
  )
}
