import { useEffect } from 'react'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { SHARE_PICTURE } from '#contract/content/content.constants.ts'
import { apiContext } from '../../lib/api-context.ts'
import { companyOf } from '../../lib/company.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { pageTitle } from '../../lib/page-titles.ts'
import { ComingSoon } from '../coming-soon.tsx'
import { rememberProject } from '../project-address.ts'
import type { Route } from './+types/project-detail.page'
import { ProjectPage } from './project-page.tsx'

/** Lets the site header overlay the banner. */
export const handle = { hero: true }

/** `load-project.ts` is imported dynamically: the first page includes its data, so only client navigation needs it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { loadProjectOnServer } = await import('./load-project.ts')
  return loadProjectOnServer(context.get(apiContext), params.projectName, request)
}

export async function clientLoader({ context, params, request }: Route.ClientLoaderArgs) {
  const { loadProjectOnNavigation } = await import('./load-project.ts')
  return loadProjectOnNavigation(context.get(apiContext), params.projectName, request)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: pageTitle('404'), matches, isHidden: true })
  const { project, parts } = loaderData
  return pageMeta({
    title: project.name,
    description: parts
      ? `${project.name}, ${project.address}: ${project.type} by ${companyOf(matches).legalName}. ${project.description}`.slice(
          0,
          300,
        )
      : catalogMessages.comingSoonMessage,
    path: projectAddress(project),
    matches,
    image: parts && `/${SHARE_PICTURE.path}/project-${project.id}.jpg`,
  })
}

export default function ProjectDetailPage({ loaderData: { project, parts } }: Route.ComponentProps) {
  useEffect(() => rememberProject(project.id), [project.id])

  if (!parts) return <ComingSoon />
  // The key resets the state of all sections when another project opens.
  return <ProjectPage key={project.id} project={project} parts={parts} />
}
