import { ArrowRight } from 'lucide-react'
import { data } from 'react-router'
import { getCategoryMenu } from '#contract/catalog/categories.endpoints.ts'
import { isComingSoonCategory } from '#contract/catalog/coming-soon.ts'
import { listProjectsByCategoryName } from '#contract/catalog/projects.endpoints.ts'
import type { Project } from '#contract/catalog/projects.schema.ts'
import { brand } from '#contract/content/brand.ts'
import { say as sayOnSite } from '#contract/content/site.messages.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { titled } from '../lib/page-titles.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { TabLinks } from '../ui/tabs.tsx'
import type { Route } from './+types/project-list.page'
import { categoryLinks } from './category-links.ts'
import { ComingSoon } from './coming-soon.tsx'
import { ListFilters } from './list-filters.tsx'
import { listHeading } from './list-heading.ts'
import { listLead } from './list-lead.ts'
import { ListPages } from './list-pages.tsx'
import { choosePage, isWide, listAddress } from './list-paging.ts'
import { NoProjects } from './no-projects.tsx'
import { dataOrNull, dataOrThrow } from './page-data.ts'
import { categoryAddress } from './project-address.ts'
import { type EntryProject, ProjectEntry } from './project-entry.tsx'
import './project-list.page.css'

export function loader({ context, params, request }: Route.LoaderArgs) {
  return load(context.get(apiContext), params.categoryName, request)
}

export function clientLoader({ context, params, request }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext), params.categoryName, request)
}

async function load(api: Api, named: string | undefined, request: Request) {
  const menu = dataOrNull(await api(getCategoryMenu), 'categories')
  const { heading, category } = listHeading(named, menu?.categories.map(({ name }) => name) ?? [])
  const list = {
    heading,
    category,
    base: named ? categoryAddress(heading) : '/products',
    links: menu && categoryLinks(menu.categories),
    isComingSoon: isComingSoonCategory(category),
  }
  // Without the categories nobody knows yet which names exist; the call itself then decides.
  const isUnknown = menu !== null && category === null
  if (list.isComingSoon || isUnknown) {
    const nothing = choosePage<EntryProject>([], { city: null, page: null })
    return data({ ...list, ...nothing }, { status: isUnknown ? 404 : 200 })
  }

  const projects = dataOrThrow(await api(listProjectsByCategoryName, { params: { categoryName: category ?? heading } }))
  const query = new URL(request.url).searchParams
  const chosen = choosePage(projects, { city: query.get('city'), page: query.get('page') })
  const isEmptyChoice = chosen.shown.length === 0 && (chosen.city !== null || chosen.page > 1)
  return data({ ...list, ...chosen, shown: chosen.shown.map(toEntry) }, { status: isEmptyChoice ? 404 : 200 })
}

/** Only what the page shows travels with it. */
function toEntry(project: Project): EntryProject {
  const { id, name, city, state, address, type, reraNumber, status, image, imageColour, categoryName } = project
  const { routingName } = project
  return { id, name, city, state, address, type, reraNumber, status, image, imageColour, categoryName, routingName }
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
          <Breadcrumbs here={sayOnSite.heading.projects} />
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
            <NoProjects categories={links} />
          ) : (
            <ul className="list-entries">
              {shown.map((project, index) => (
                <li key={project.id}>
                  <ProjectEntry project={project} isWide={isWide(index, shown.length)} isFirst={index === 0} />
                </li>
              ))}
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
            {sayOnSite.bookVisit} <ArrowRight size={18} />
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
