import { createContext } from 'react-router'
import { COST_QUERY } from '#contract/catalog/cost-query.ts'
import type { Api } from './api-client.ts'

/**
 * The only query parameters that change a page. All others are removed before a page is looked up in the cache or
 * rendered.
 */
export const PAGE_QUERY = [
  ...[
    'q',
    'city',
    'page',
    'count',
    'films',
    'project',
    'unit',
    'projects',
    'tower',
    'month',
    'update',
    'sort',
    'topic',
    'homes',
  ],
  ...['category', 'status', 'kind', 'priceFrom', 'priceTo', 'areaFrom', 'areaTo', 'by'],
  ...COST_QUERY,
]

/** Response header of a page in which a section failed to render; such a page is sent but not cached. */
export const PARTIAL_PAGE = 'x-partial-page'

/** The server entry stores the rendered page here, because a `Response` body would have to be read and copied again. */
export interface RenderedPage {
  page: Buffer<ArrayBuffer> | null
  /** Hashes of the inline scripts in this page. The content security policy allows no other inline scripts. */
  scriptHashes: readonly string[]
}

export const renderedPageContext = createContext<RenderedPage | null>(null)

/** Calls the API in process during server rendering, and with fetch in the browser. */
export const apiContext = createContext<Api>()

export interface SiteSettings {
  apiBase: string
  publicUrl: string
  /**
   * Set when another page, such as an error page, is rendered for the requested URL. The document is then not
   * hydrated, because hydration would load the requested route instead.
   */
  isFallback?: true
  /** Set until staff open the site to the public. */
  isClosed?: true
  /**
   * Only set together with `isClosed`, when staff preview the site. `mayOpen`: whether they may open it to the public.
   */
  preview?: { mayOpen: boolean }
}

export const settingsContext = createContext<SiteSettings>()
