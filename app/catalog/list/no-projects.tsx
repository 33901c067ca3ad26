import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import type { CategoryLink } from '../category-links.ts'
import { categoryAddress } from '../project-address.ts'
import './no-projects.css'
import { PageLink } from '../../ui/action/page-link.tsx'

export function NoProjects({ categories }: { categories: readonly CategoryLink[] | null }) {
  return (
    <EmptyState
      as="h2"
      title={catalogMessages.noProjects}
      {...(categories && {
        text: 'Look in one of these instead:',
        action: (
          <ul className="no-projects-links">
            {categories.map(({ name }) => (
              <li key={name}>
                <PageLink to={categoryAddress(name)}>{name}</PageLink>
              </li>
            ))}
          </ul>
        ),
      })}
    />
  )
}
