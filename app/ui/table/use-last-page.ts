import { useEffect } from 'react'
import type { TableView } from '../../lib/page-of.ts'
import { lastPage } from './pager.tsx'

interface LastPageOptions {
  view: TableView
  total: number
  /** False while `total` is that of another view, and after a failure. */
  isLoaded: boolean
  onView: (change: Partial<TableView>, isCorrection: boolean) => void
}

/** Opens the last page if the current one has no rows, because they were deleted or the URL is outdated. */
export function useLastPage({ view, total, isLoaded, onView }: LastPageOptions) {
  const last = lastPage(total, view.pageSize)
  const isBeyondEnd = isLoaded && view.page > last

  useEffect(() => {
    if (isBeyondEnd) onView({ page: last }, true)
  })
}
