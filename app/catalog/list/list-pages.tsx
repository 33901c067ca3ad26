import { ArrowLeft, ArrowRight } from 'lucide'
import { ButtonLink } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { listAddress } from './list-paging.ts'
import './list-pages.css'

interface ListPagesProps {
  base: string
  city: string | null
  page: number
  pages: number
}

export function ListPages({ base, city, page, pages }: ListPagesProps) {
  if (pages < 2) return null
  return (
    <nav className="list-pages" aria-label="Pages">
      {page > 1 && (
        <ButtonLink variant="ghost" rel="prev" to={listAddress(base, { city, page: page - 1 })}>
          <Icon of={ArrowLeft} size={18} /> Previous
        </ButtonLink>
      )}
      <p className="muted">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <ButtonLink rel="next" to={listAddress(base, { city, page: page + 1 })}>
          Next <Icon of={ArrowRight} size={18} />
        </ButtonLink>
      )}
    </nav>
  )
}
