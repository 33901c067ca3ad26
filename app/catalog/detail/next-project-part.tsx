import { ArrowRight } from 'lucide'
import { ButtonLink } from '../../ui/action/button.tsx'
import { PageLink } from '../../ui/action/page-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ProjectParts } from './load-project.ts'
import { visitAddress } from './visit-address.ts'
import './next-project-part.css'

export function NextProjectPart({ next: { label, name, text, address } }: Pick<ProjectParts, 'next'>) {
  return (
    <section className="wrap next-project no-print" aria-label="Where to go from here">
      <div>
        <p className="label">{label}</p>
        <h2>{address ? <PageLink to={address}>{name}</PageLink> : name}</h2>
      </div>
      <div className="next-project-actions">
        <p className="muted">{text}</p>
        <div className="next-project-buttons">
          {address && (
            <ButtonLink to={address}>
              See the project <Icon of={ArrowRight} size={18} />
            </ButtonLink>
          )}
          <ButtonLink variant={address ? 'ghost' : 'ink'} to={visitAddress(name)}>
            Book a visit to {name}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
