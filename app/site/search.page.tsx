import { Search } from 'lucide'
import { Form, useRouteLoaderData } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { searchMessages } from '#contract/content/search.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { Button } from '../ui/action/button.tsx'
import { LoadFailure } from '../ui/feedback/error-state.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/search.page'
import { CitySuggestions } from './city-suggestions.tsx'
import { SearchNews } from './search-news.tsx'
import { NamedPages, namesPage, OtherPages } from './search-pages.tsx'
import { FIRST_SHOWN, ResultList, resultCount, SearchResults } from './search-results.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'
import type { loader as siteLoader } from './site-layout.tsx'
import './search-overlay.css'
import './search.page.css'

export function loader({ context, request }: Route.LoaderArgs) {
  return load(context.get(apiContext), request)
}

export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext), request)
}

async function load(api: Api, request: Request) {
  const { loadSearch } = await import('./load-search.ts')
  return loadSearch(api, request)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('search'), path: '/search', matches, isHidden: true })
}

/** The form of the search overlay submits to this page. */
export default function SearchPage({
  loaderData: { query, projects, found, suggestion, isInFinder, hasFailed },
}: Route.ComponentProps) {
  const shell = useRouteLoaderData<typeof siteLoader>('site/site-layout')
  const pages = found?.pages ?? []
  const holding = found && !found.isNearest ? found.projects : []
  return (
    <div className="wrap search-page">
      <h1 className="sr-only">{siteMessages.searchProjects}</h1>
      <Form className="search-form" role="search" method="get" action="/search">
        <Icon of={Search} size={34} />
        <input
          key={query}
          type="search"
          name="q"
          aria-label={siteMessages.searchProjects}
          placeholder={searchMessages.searchHint}
          defaultValue={query}
          maxLength={LENGTH.search}
        />
        <Button type="submit" size="sm">
          {contentMessages.search}
        </Button>
      </Form>
      <div className="search-body">
        <div>
          <NamedPages suggestion={suggestion} pages={pages} />
          {found && (holding.length > 0 || !(isInFinder || namesPage(pages))) && (
            <>
              {holding.length > 0 && <h2 className="search-count">{resultCount(holding.length)}</h2>}
              <SearchResults projects={holding} query={query} nearest={found.isNearest ? found.projects : []} />
            </>
          )}
          {!query && projects && <ResultList projects={projects.slice(0, FIRST_SHOWN)} query="" />}
          {hasFailed && <LoadFailure />}
        </div>
        <div className="search-aside">
          <SearchNews mediaItems={found?.mediaItems ?? []} query={query} />
          <SearchSuggestions menu={shell?.menu ?? null}>
            <OtherPages pages={pages} />
            {projects && <CitySuggestions projects={projects} />}
          </SearchSuggestions>
        </div>
      </div>
    </div>
  )
}
