import { LENGTH } from '#contract/wire/wire.constants.ts'

/** The state of a table in the back office: search, sort order and page. Pages count from 1. */
export interface TableView {
  search: string
  sort: SortOrder | null
  page: number
  pageSize: number
}

export interface SortOrder {
  key: string
  direction: 'ascending' | 'descending'
}

/**
 * The request body for the page that a table shows. The column comes from the URL and is not checked here; the server
 * refuses unknown columns.
 */
export function pageRequestOf<Filters, Column extends string = never>(view: TableView, filters: Filters) {
  return {
    // The server refuses longer text, so only the beginning is searched.
    search: view.search.slice(0, LENGTH.address).trim() || null,
    sort: (view.sort?.key ?? null) as Column | null,
    descending: view.sort?.direction === 'descending',
    page: view.page,
    pageSize: view.pageSize as 10 | 25 | 50 | 100,
    filters,
  }
}

/** The first page in the default order, without a search. */
export const ANY_VIEW: TableView = { search: '', sort: null, page: 1, pageSize: 10 }
