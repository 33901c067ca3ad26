import { useEffect } from 'react'
import type { TableView } from '../../lib/page-of.ts'
import { lastPage } from './pager.tsx'

interface LastPageOptions {
  view: TableView
  total: number
  /** Whether the total has been loaded for this view. */
  isLoaded: boolean
  onView: (change: Partial<TableView>, isCorrection: boolean) => void
}

/** Opens the last page when the current one has no rows: they were deleted, or the address is outdated. */
export function useLastPage({ view, total, isLoaded, onView }: LastPageOptions) {
  const last = lastPage(total, view.pageSize)
  const isBeyondEnd = isLoaded && view.page > last

  useEffect(() => {
    if (isBeyondEnd) onView({ page: last }, true)
  })
}
