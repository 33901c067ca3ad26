import { createContext } from 'react-router'

/** Query keys that change what a page shows. All others are dropped before a page is looked up or rendered. */
export const PAGE_QUERY = ['q', 'city', 'page', 'count', 'films', 'project']

/** Header of a page whose rendering left a section out; the server then shows the page but does not keep it. */
export const PARTIAL_PAGE = 'x-partial-page'

/** Where the server's entry leaves the page it rendered. In the body of its answer it would be copied and read back. */
export interface RenderedPage {
  page: Buffer<ArrayBuffer> | null
  /** The hashes of the inline scripts that the render itself wrote: the only ones that may run. */
  scriptHashes: readonly string[]
}

export const renderedPageContext = createContext<RenderedPage | null>(null)
