import { Download } from 'lucide'
import { HeartButton } from '#app/catalog/heart-button.tsx'
import { type CardProject, ProjectCard } from '#app/catalog/project-card.tsx'
import type { PageBlockOf } from '#contract/content/page-blocks.schema.ts'
import { PAGE_FOLDER } from '#contract/content/page-files.ts'
import { assetAddress } from '#contract/uploads/uploads.constants.ts'
import { Icon } from '../../ui/icon.tsx'
import { BlockSection } from './block-section.tsx'

export function FilesBlock({ block }: { block: PageBlockOf<'files'> }) {
  if (block.files.length === 0) return null
  return (
    <BlockSection block={block}>
      <ul className="block-list">
        {block.files.map(({ label, file }) => (
          <li key={file}>
            <a href={assetAddress(PAGE_FOLDER.documents, file)} target="_blank" rel="noopener noreferrer">
              {label} <Icon of={Download} size={20} />
            </a>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

interface ProjectsBlockProps {
  block: PageBlockOf<'projects'>
  /** The visible projects that any block of the page refers to. */
  projects: readonly CardProject[]
}

export function ProjectsBlock({ block, projects }: ProjectsBlockProps) {
  const chosen = block.projectIds.flatMap((id) => projects.find((project) => project.id === id) ?? [])
  if (chosen.length === 0) return null
  return (
    <BlockSection block={block} lead={block.lead}>
      <ul className="block-grid">
        {chosen.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} sizes="(min-width: 1000px) 30vw, (min-width: 600px) 46vw, 92vw" />
            {project.status && <HeartButton project={project} />}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
