import { useMemo } from 'react'
import { listProjectNames } from '#contract/catalog/projects.endpoints.ts'
import {
  LEAD_SOURCES,
  LEAD_STATES,
  LEAD_VIEWS,
  type LeadSource,
  type LeadState,
  type LeadView,
} from '#contract/leads/leads.constants.ts'
import { listLeadOwners } from '#contract/leads/leads.endpoints.ts'
import type { LeadFilters } from '#contract/leads/leads.schema.ts'
import { ANY_VIEW, pageRequestOf } from '../lib/page-of.ts'
import { useCall } from '../lib/use-call.ts'
import { oneOf, useListFilters } from '../ui/table/use-list-filters.ts'

export const NO_OWNER = 'none'

type FilterName = 'view' | 'state' | 'owner' | 'project' | 'source'

export function useLeadFilters() {
  const owners = useCall(listLeadOwners).data
  const projects = useCall(listProjectNames).data?.map(({ name }) => name)
  const ownerIds = owners && [NO_OWNER, ...owners.map(({ id }) => String(id))]
  const [chosen, change] = useListFilters({
    view: oneOf(LEAD_VIEWS),
    state: oneOf(LEAD_STATES),
    owner: oneOf(ownerIds),
    project: oneOf(projects),
    source: oneOf(LEAD_SOURCES),
    show: oneOf(['board']),
  })
  const { view, state, owner, project, source } = chosen
  const filters = useMemo(
    () => leadFiltersOf({ view, state, owner, project, source }),
    [view, state, owner, project, source],
  )
  return { chosen, change, filters, owners: owners ?? [], projects: projects ?? [] }
}

export function countRequestOf(query: string) {
  const params = new URLSearchParams(query)
  const [view, state, owner, project, source] = ['view', 'state', 'owner', 'project', 'source'].map(
    (name) => params.get(name) ?? '',
  ) as [string, string, string, string, string]
  return pageRequestOf(
    { ...ANY_VIEW, search: params.get('q') ?? '' },
    leadFiltersOf({ view, state, owner, project, source }),
  )
}

function leadFiltersOf({ view, state, owner, project, source }: Record<FilterName, string>): LeadFilters {
  return {
    view: (view as LeadView) || null,
    state: (state as LeadState) || null,
    ownerId: owner === '' || owner === NO_OWNER ? null : Number(owner),
    isUnowned: owner === NO_OWNER,
    projectName: project || null,
    source: (source as LeadSource) || null,
  }
}

export type LeadFilterState = ReturnType<typeof useLeadFilters>
