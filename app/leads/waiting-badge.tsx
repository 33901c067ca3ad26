import { useQuery } from '@tanstack/react-query'
import { BADGE_POLL_MS } from '#contract/leads/leads.constants.ts'
import { countWaitingLeads } from '#contract/leads/leads.endpoints.ts'
import { callOptions } from '../lib/use-call.ts'

/** The number of leads that wait for a first answer. Asked for only while the tab is visible. */
export function WaitingBadge() {
  const { data } = useQuery({
    ...callOptions([countWaitingLeads]),
    refetchInterval: BADGE_POLL_MS,
    refetchIntervalInBackground: false,
  })
  if (!data?.count) return null
  return (
    <span className="screen-badge">
      {data.count.toLocaleString('en-IN')}
      <span className="sr-only"> unanswered</span>
    </span>
  )
}
