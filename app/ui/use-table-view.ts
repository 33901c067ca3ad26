import { useSearchParams } from 'react-router'
import { DEFAULT_TABLE_PAGE_SIZE, TABLE_PAGE_SIZES } from '#contract/content/screen.constants.ts'
import type { TableView } from '../lib/page-of.ts'

export type { TableView }

/** What a table shows, kept in the address, so that reloading and going back find it again. */
export function useTableView(initial: Partial<TableView> = {}) {
  const [params, setParams] = useSearchParams()
  const standard = { ...STANDARD, ...initial }
  const view = readView(params, standard)

  function change(wish: Partial<TableView>) {
    const isOtherList = wish.search !== undefined || wish.sort !== undefined || wish.pageSize !== undefined
    const next = { ...view, ...(isOtherList && { page: 1 }), ...wish }
    setParams((before) => writeView(before, next, standard.pageSize), { replace: true, preventScrollReset: true })
  }

  return [view, change] as const
}

export function readView(params: URLSearchParams, standard: TableView): TableView {
  const sort = params.get('sort')
  const pageSize = Number(params.get('size'))
  const page = Number(params.get('page'))
  return {
    search: params.get('q') ?? standard.search,
    sort: sort ? { key: sort, direction: params.get('dir') === 'desc' ? 'descending' : 'ascending' } : standard.sort,
    page: Number.isInteger(page) && page > 0 ? page : standard.page,
    pageSize: TABLE_PAGE_SIZES.find((size) => size === pageSize) ?? standard.pageSize,
  }
}

/** Other parts of the address stay: a screen keeps its own filters there. */
export function writeView(
  params: URLSearchParams,
  { search, sort, page, pageSize }: TableView,
  standardSize: number = DEFAULT_TABLE_PAGE_SIZE,
) {
  const next = new URLSearchParams(params)
  put(next, 'q', search)
  put(next, 'sort', sort?.key ?? '')
  put(next, 'dir', sort?.direction === 'descending' ? 'desc' : '')
  put(next, 'page', page === 1 ? '' : String(page))
  put(next, 'size', pageSize === standardSize ? '' : String(pageSize))
  return next
}

function put(params: URLSearchParams, name: string, value: string) {
  if (value) params.set(name, value)
  else params.delete(name)
}

const STANDARD: TableView = { search: '', sort: null, page: 1, pageSize: DEFAULT_TABLE_PAGE_SIZE }
