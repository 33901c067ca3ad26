import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { LAST_PAGE } from '#contract/wire/paged-list.ts'
import { DEFAULT_TABLE_PAGE_SIZE, TABLE_PAGE_SIZES } from '#contract/wire/wire.constants.ts'
import type { TableView } from '../../lib/page-of.ts'
import { storeIfPossible } from '../../lib/store-if-possible.ts'
import { useAddressParams } from './use-address-params.ts'

export type { TableView }

interface ColumnOfView {
  key: string
  isSortable?: boolean
}

/**
 * Stores the view of a table in the URL, so that reloading and going back restore it. Searching and corrections add no
 * history entry; changing the page, the order or the page size does.
 */
export function useTableView(columns: readonly ColumnOfView[]) {
  const [params, changeParams] = useAddressParams()
  const { pathname } = useLocation()
  const usualSize = storedSize(pathname)
  const view = readView(params, columns, usualSize)
  const clean = writeView(params, view)
  const isUnclean = clean.toString() !== params.toString()

  useEffect(() => {
    if (isUnclean) changeParams((before) => writeView(before, readView(before, columns, usualSize)), { replace: true })
  })

  function change(update: Partial<TableView>, isCorrection = false) {
    if (update.pageSize !== undefined) storeIfPossible('localStorage', SIZE_KEY + pathname, String(update.pageSize))
    const isOtherList = update.search !== undefined || update.sort !== undefined || update.pageSize !== undefined
    changeParams(
      (before) =>
        writeView(before, { ...readView(before, columns, usualSize), ...(isOtherList && { page: 1 }), ...update }),
      { replace: isCorrection || update.search !== undefined },
    )
  }

  return [view, change] as const
}

/** Ignores invalid values, as in an old or mistyped URL. */
export function readView(
  params: URLSearchParams,
  columns: readonly ColumnOfView[],
  usualSize = DEFAULT_TABLE_PAGE_SIZE as number,
): TableView {
  const sort = params.get('sort')
  const pageSize = Number(params.get('size'))
  const page = Number(params.get('page'))
  const isKnown = columns.some(({ key, isSortable }) => isSortable && key === sort)
  return {
    search: (params.get('q') ?? '').replaceAll('\0', ''),
    sort: sort && isKnown ? { key: sort, direction: params.get('dir') === 'desc' ? 'descending' : 'ascending' } : null,
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
    pageSize: TABLE_PAGE_SIZES.find((size) => size === pageSize) ?? usualSize,
  }
}

/** Keeps other parameters, because a screen stores its own filters there. */
export function writeView(params: URLSearchParams, { search, sort, page, pageSize }: TableView) {
  const next = new URLSearchParams(params)
  put(next, 'q', search)
  put(next, 'sort', sort?.key ?? '')
  put(next, 'dir', sort?.direction === 'descending' ? 'desc' : '')
  put(next, 'page', page === 1 ? '' : String(page))
  put(next, 'size', pageSize === DEFAULT_TABLE_PAGE_SIZE ? '' : String(pageSize))
  return next
}

/** Returns the page size last chosen on this screen; the default if none is stored or storage is blocked. */
function storedSize(pathname: string) {
  try {
    const stored = Number(localStorage.getItem(SIZE_KEY + pathname))
    return TABLE_PAGE_SIZES.find((size) => size === stored) ?? DEFAULT_TABLE_PAGE_SIZE
  } catch {
    return DEFAULT_TABLE_PAGE_SIZE
  }
}

const SIZE_KEY = 'tablesize:'

function put(params: URLSearchParams, name: string, value: string) {
  if (value) params.set(name, value)
  else params.delete(name)
}
