import { ArrowRight } from 'lucide'
import { ButtonLink } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { visitAddress } from './visit-address.ts'
import './next-project-part.css'
import { PageLink } from '../../ui/action/page-link.tsx'

interface NextProjectProps {
  categoryName: string
  next: { name: string; type: string; city: string; address: string } | null
  projectName: string
}

/** Last part of the project page: book a visit, or go to the next project. */
export function NextProjectPart({ categoryName, next, projectName }: NextProjectProps) {
  const shown = next?.name ?? projectName
  return (
    <section className="wrap next-project no-print" aria-label="Where to go from here">
      <div>
        <p className="label">{next ? `Next in ${categoryName}` : 'See it on site'}</p>
        <h2>{next ? <PageLink to={next.address}>{next.name}</PageLink> : projectName}</h2>
      </div>
      <div className="next-project-actions">
        <p className="muted">{next ? `${next.type}, ${next.city}.` : 'An engineer of the site takes you round.'}</p>
        <div className="next-project-buttons">
          {next && (
            <ButtonLink to={next.address}>
              See the project <Icon of={ArrowRight} size={18} />
            </ButtonLink>
          )}
          <ButtonLink variant={next ? 'ghost' : 'ink'} to={visitAddress(shown)}>
            Book a visit to {shown}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
