import { LENGTH } from '#contract/wire/wire.constants.ts'

/** What a table of the back office shows: which rows, in which order, and which page of them. Pages count from 1. */
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
 * The body of a paged search for what a table shows. The name of the column is the address's and is not checked here: one
 * that the list does not know is refused by the call, in its own words.
 */
export function pageRequestOf<Filters, Column extends string = never>(view: TableView, filters: Filters) {
  return {
    // What is longer than the calls take cannot be found whole; its beginning says as much.
    search: view.search.slice(0, LENGTH.address).trim() || null,
    sort: (view.sort?.key ?? null) as Column | null,
    descending: view.sort?.direction === 'descending',
    page: view.page,
    pageSize: view.pageSize as 10 | 25 | 50 | 100,
    filters,
  }
}

/** The first page of everything, newest first. */
export const ANY_VIEW: TableView = { search: '', sort: null, page: 1, pageSize: 10 }
