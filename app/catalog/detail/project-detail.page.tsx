import { useEffect } from 'react'
import { redirect, replace } from 'react-router'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { SHARE_PICTURE } from '#contract/content/content.constants.ts'
import type { Api } from '../../lib/api-client.ts'
import { apiContext } from '../../lib/api-context.ts'
import { companyOf } from '../../lib/company.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { pageTitle } from '../../lib/page-titles.ts'
import { ComingSoon } from '../coming-soon.tsx'
import { rememberProject } from '../project-address.ts'
import type { Route } from './+types/project-detail.page'
import { currentAddress } from './legacy-redirects.ts'
import { ProjectPage } from './project-page.tsx'

/** The header overlays the banner. */
export const handle = { hero: true }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  const loaded = await load(context.get(apiContext), params.projectName, searchParams)
  const current = currentAddress({ ...params, search }, loaded.project)
  // Not 301: browsers cache that permanently, and another project may use this address later.
  if (current) throw redirect(current, 302)
  return loaded
}

export async function clientLoader({ context, params, request }: Route.ClientLoaderArgs) {
  const loaded = await loadOnNavigation(context.get(apiContext), params.projectName, request)
  const current = currentAddress({ ...params, search: new URL(request.url).search }, loaded.project)
  if (current) throw replace(current)
  return loaded
}

/** Imported lazily: the first page includes its data, so the API client is only needed on navigation. */
async function load(api: Api, name: string, query: URLSearchParams) {
  const { loadProject } = await import('./load-project.ts')
  return loadProject(api, name, query)
}

async function loadOnNavigation(api: Api, name: string, request: Request) {
  const { loadProjectOnNavigation } = await import('./load-project.ts')
  return loadProjectOnNavigation(api, name, request)
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
  // The key resets the selected tab, video and images when another project opens.
  return <ProjectPage key={project.id} project={project} parts={parts} />
}
