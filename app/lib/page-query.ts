/** Query keys that change what a page shows. All others are dropped before a page is looked up or rendered. */
export const PAGE_QUERY = ['q', 'city', 'page', 'count']
