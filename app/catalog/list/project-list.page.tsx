import { ArrowLeft, ArrowRight, SlidersHorizontal } from 'lucide'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import type { Api } from '../../lib/api-client.ts'
import { apiContext } from '../../lib/api-context.ts'
import { companyOf } from '../../lib/company.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { PageLink } from '../../ui/action/page-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Part } from '../../ui/layout/part.tsx'
import { TabLinks } from '../../ui/layout/tabs.tsx'
import type { CategoryLink } from '../category-links.ts'
import { ComingSoon } from '../coming-soon.tsx'
import { FinderForm } from '../finder/finder-form.tsx'
import { FinderResults } from '../finder/finder-results.tsx'
import { FinderSheet } from '../finder/finder-sheet.tsx'
import { finderPageMessages as messages } from '../finder/finder-texts.ts'
import { categoryAddress } from '../project-address.ts'
import type { Route } from './+types/project-list.page'
import { listLead } from './list-lead.ts'
import { isWide, listAddress } from './list-paging.ts'
import type { LoadedList } from './load-list.ts'
import { ProjectEntry } from './project-entry.tsx'
import './project-list.page.css'
import './no-projects.css'
import './list-filters.css'
import './list-pages.css'

export function loader({ context, params, request }: Route.LoaderArgs) {
  return load(context.get(apiContext), params.categoryName, request)
}

/** The current list, which stays visible if the next one cannot be loaded. */
let current: LoadedList | null = null

export async function clientLoader({ context, params, request }: Route.ClientLoaderArgs) {
  try {
    const { loadListOnNavigation } = await import('./load-list.ts')
    return await loadListOnNavigation(context.get(apiContext), params.categoryName, request)
  } catch (cause) {
    if (!current || cause instanceof Response || new URL(request.url).pathname !== location.pathname) throw cause
    return { ...current, hasFailed: true }
  }
}

async function load(api: Api, categoryName: string | undefined, request: Request) {
  const { loadList } = await import('./load-list.ts')
  return loadList(api, categoryName, request)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { heading, category, city, page, count, cities, shown, isComingSoon, narrowing } = loaderData
  const isEmpty = shown.length === 0 && !isComingSoon && !narrowing?.isUsed
  const company = companyOf(matches)
  return pageMeta({
    title: heading,
    description: isEmpty
      ? `${heading}: projects by ${company.legalName}.`
      : `${heading} projects by ${company.legalName}. ${isComingSoon ? (company.slogan ?? '') : listLead(count, city ? [city] : cities)}`.trim(),
    // The canonical URL of a filtered list is the full list, because it contains the same projects.
    path: listAddress(categoryAddress(category ?? heading), { city: null, page: city || narrowing?.isUsed ? 1 : page }),
    matches,
    isHidden: isEmpty,
  })
}

export default function ProjectListPage({ loaderData }: Route.ComponentProps) {
  const list: LoadedList & { hasFailed?: boolean } = loaderData
  useEffect(() => {
    current = list
    return () => {
      current = null
    }
  }, [list])
  if (list.isComingSoon) return <ComingSoon heading={list.heading} />
  const { heading, category, base, links, cities, city, count, page, pages, shown, narrowing } = list
  return (
    <>
      <div className="wrap">
        <header className="list-head">
          <Breadcrumbs here={siteMessages.heading.projects} />
          <div className="list-title">
            <h1 className="display">{heading}</h1>
            {(shown.length > 0 || narrowing?.isUsed) && (
              <p className="lead">{listLead(count, city ? [city] : cities)}</p>
            )}
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
        <ListFilters links={list.cityLinks} />
        {narrowing && (
          <FinderSheet finding={narrowing} hasSort={narrowing.isUsed}>
            <details className="list-narrow" open={narrowing.isUsed}>
              <summary>
                <Icon of={SlidersHorizontal} size={18} /> {messages.narrowList}
              </summary>
              <FinderForm finding={narrowing} without={['city', 'category']} />
            </details>
          </FinderSheet>
        )}
        <div className="list-body">
          {list.hasFailed && <LoadFailure />}
          {narrowing?.isUsed ? (
            <FinderResults finding={narrowing} />
          ) : shown.length === 0 ? (
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
        {!narrowing?.isUsed && <ListPages base={base} city={city} page={page} pages={pages} />}
      </div>
      <section className="wrap section list-visit">
        <h2>
          Not sure which one? <em>Take a day and see two.</em>
        </h2>
        <div>
          <p className="muted">Choose a project, a day and an hour.</p>
          <ButtonLink to="/appointment-book">
            {siteMessages.bookVisit} <Icon of={ArrowRight} size={18} />
          </ButtonLink>
        </div>
      </section>
    </>
  )
}

function NoProjects({ categories }: { categories: readonly CategoryLink[] | null }) {
  return (
    <EmptyState
      as="h2"
      title={catalogMessages.noProjects}
      {...(categories && {
        text: 'Look in one of these instead:',
        action: (
          <ul className="no-projects-links">
            {categories.map(({ name }) => (
              <li key={name}>
                <PageLink to={categoryAddress(name)}>{name}</PageLink>
              </li>
            ))}
          </ul>
        ),
      })}
    />
  )
}

function ListFilters({ links }: { links: LoadedList['cityLinks'] }) {
  if (links.length === 0) return null
  return (
    <nav className="list-filters" aria-label="City">
      {links.map(({ label, address, isCurrent }) => (
        <Link
          key={label}
          className="list-chip"
          to={address}
          aria-current={isCurrent ? 'true' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

interface ListPagesProps {
  base: string
  city: string | null
  page: number
  pages: number
}

function ListPages({ base, city, page, pages }: ListPagesProps) {
  if (pages < 2) return null
  return (
    <nav className="list-pages" aria-label="Pages">
      {page > 1 && (
        <ButtonLink variant="ghost" rel="prev" to={listAddress(base, { city, page: page - 1 })}>
          <Icon of={ArrowLeft} size={18} /> Previous
        </ButtonLink>
      )}
      <p className="muted">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <ButtonLink rel="next" to={listAddress(base, { city, page: page + 1 })}>
          Next <Icon of={ArrowRight} size={18} />
        </ButtonLink>
      )}
    </nav>
  )
}
