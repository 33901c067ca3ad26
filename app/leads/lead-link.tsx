import { useQuery } from '@tanstack/react-query'
import { searchLeads } from '#contract/leads/leads.endpoints.ts'
import { ANY_VIEW, pageRequestOf } from '../lib/page-of.ts'
import { callOptions } from '../lib/use-call.ts'
import { ButtonLink } from '../ui/action/button.tsx'
import { leadTexts } from './lead-texts.ts'

export function LeadLink({ of }: { of: { enquiryId: number } | { appointmentId: number } }) {
  const { data } = useQuery({
    ...callOptions([searchLeads, { body: pageRequestOf<typeof of, never>(ANY_VIEW, of) }]),
    placeholderData: undefined,
  })
  const lead = data?.rows[0]
  if (!lead) return null
  return (
    <ButtonLink variant="line" size="sm" to={`/admin/leads/${lead.id}`}>
      {leadTexts.openLead}
    </ButtonLink>
  )
}
