/** Query keys that change what a page shows. All others are dropped before a page is looked up or rendered. */
export const PAGE_QUERY = ['q', 'city', 'page', 'count', 'films', 'project']

/** Header of a page whose rendering left a section out; the server then shows the page but does not keep it. */
export const PARTIAL_PAGE = 'x-partial-page'
