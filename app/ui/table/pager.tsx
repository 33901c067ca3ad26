import { ChevronLeft, ChevronRight } from 'lucide'
import { useId } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { TABLE_PAGE_SIZES } from '#contract/wire/wire.constants.ts'
import { IconButton } from '../action/button.tsx'
import { SmallSelect } from '../form/small-select.tsx'
import { Icon } from '../icon.tsx'
import './pager.css'

type PagerProps = {
  page: number
  pageSize: number
  total: number
  /** The total is unknown until the rows have loaded. */
  isLoading?: boolean
  onPage: (page: number) => void
  onPageSize: (pageSize: number) => void
}

export function Pager({ page, pageSize, total, isLoading = false, onPage, onPageSize }: PagerProps) {
  const last = lastPage(total, pageSize)
  const sizeId = useId()
  return (
    <nav className="pager" aria-label="Pages">
      <label className="pager-size" htmlFor={sizeId}>
        {recordsMessages.rowsPerPage}
        <SmallSelect id={sizeId} value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
          {TABLE_PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </SmallSelect>
      </label>
      <span className="pager-range" aria-live="polite">
        {!isLoading && rangeInWords({ page, pageSize, total })}
      </span>
      <IconButton
        label="Previous page"
        icon={<Icon of={ChevronLeft} size={18} />}
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPage(page - 1)}
      />
      <IconButton
        label="Next page"
        icon={<Icon of={ChevronRight} size={18} />}
        aria-disabled={page >= last}
        onClick={() => page < last && onPage(page + 1)}
      />
    </nav>
  )
}

export function lastPage(total: number, pageSize: number) {
  return Math.max(1, Math.ceil(total / pageSize))
}

export function rangeInWords({ page, pageSize, total }: { page: number; pageSize: number; total: number }) {
  const first = Math.min(total, (page - 1) * pageSize + 1)
  const [from, to, all] = [first, Math.min(total, page * pageSize), total].map((count) => count.toLocaleString('en-IN'))
  return `${from}–${to} of ${all}`
}
