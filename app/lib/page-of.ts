import { LENGTH } from '#contract/wire/wire.constants.ts'

/** The state of a table in the back office. Pages count from 1. */
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
 * Returns the request body for one page of a table. The sort column comes from the URL unchecked; the server refuses
 * unknown columns.
 */
export function pageRequestOf<Filters, Column extends string = never>(view: TableView, filters: Filters) {
  return {
    // The server refuses longer input, so only the beginning is searched.
    search: view.search.slice(0, LENGTH.address).trim() || null,
    sort: (view.sort?.key ?? null) as Column | null,
    descending: view.sort?.direction === 'descending',
    page: view.page,
    pageSize: view.pageSize as 10 | 25 | 50 | 100,
    filters,
  }
}

export const ANY_VIEW: TableView = { search: '', sort: null, page: 1, pageSize: 10 }
