import { ArrowRight } from 'lucide'
import { brand } from '#contract/content/brand.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import type { Api } from '../../lib/api-client.ts'
import { apiContext } from '../../lib/api-context.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { titled } from '../../lib/page-titles.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Part } from '../../ui/layout/part.tsx'
import { TabLinks } from '../../ui/layout/tabs.tsx'
import { ComingSoon } from '../coming-soon.tsx'
import { categoryAddress } from '../project-address.ts'
import type { Route } from './+types/project-list.page'
import { ListFilters } from './list-filters.tsx'
import { listLead } from './list-lead.ts'
import { ListPages } from './list-pages.tsx'
import { isWide, listAddress } from './list-paging.ts'
import { NoProjects } from './no-projects.tsx'
import { ProjectEntry } from './project-entry.tsx'
import './project-list.page.css'

export function loader({ context, params, request }: Route.LoaderArgs) {
  return load(context.get(apiContext), params.categoryName, request)
}

export function clientLoader({ context, params, request }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext), params.categoryName, request)
}

/** A page arrives with its data, so what talks to the API is fetched with the first call. */
async function load(api: Api, named: string | undefined, request: Request) {
  const { loadList } = await import('./load-list.ts')
  return loadList(api, named, request)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { heading, category, city, page, count, cities, shown, isComingSoon } = loaderData
  const isEmpty = shown.length === 0 && !isComingSoon
  return pageMeta({
    title: titled(heading),
    description: isEmpty
      ? `${heading}: projects by ${brand.legalName}.`
      : `${heading} projects by ${brand.legalName}. ${isComingSoon ? brand.slogan : listLead(count, city ? [city] : cities)}`,
    // A list narrowed to one city repeats the whole one, so that is the address to be found under.
    path: listAddress(categoryAddress(category ?? heading), { city: null, page: city ? 1 : page }),
    matches,
    isHidden: isEmpty,
  })
}

export default function ProjectListPage({ loaderData: list }: Route.ComponentProps) {
  if (list.isComingSoon) return <ComingSoon heading={list.heading} />
  const { heading, category, base, links, cities, city, count, page, pages, shown } = list
  return (
    <>
      <div className="wrap">
        <header className="list-head">
          <Breadcrumbs here={siteMessages.heading.projects} />
          <div className="list-title">
            <h1 className="display">{heading}</h1>
            {shown.length > 0 && <p className="lead">{listLead(count, city ? [city] : cities)}</p>}
          </div>
        </header>
        {links && (
          <div>
            <TabLinks
              label="Categories"
              links={links.map(({ name, count: projects }) => ({
                to: categoryAddress(name),
                label: name,
                ...(projects !== null && { count: projects }),
                isCurrent: name === category,
              }))}
            />
          </div>
        )}
        <ListFilters base={base} cities={cities} city={city} />
        <div className="list-body">
          {shown.length === 0 ? (
            <NoProjects categories={links?.filter(({ name }) => city !== null || name !== category) ?? null} />
          ) : (
            <ul className="list-entries">
              <Part>
                {shown.map((project, index) => (
                  <li key={project.id}>
                    <ProjectEntry project={project} isWide={isWide(index, shown.length)} isFirst={index === 0} />
                  </li>
                ))}
              </Part>
            </ul>
          )}
        </div>
        <ListPages base={base} city={city} page={page} pages={pages} />
      </div>
      <section className="wrap section list-visit">
        <h2>
          Not sure which one? <em>Walk two in a morning.</em>
        </h2>
        <div>
          <p className="muted">Tell us a date. A site engineer, not a salesperson, will take you round.</p>
          <ButtonLink to="/appointment-book">
            {siteMessages.bookVisit} <Icon of={ArrowRight} size={18} />
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
