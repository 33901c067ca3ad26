import { useQuery } from '@tanstack/react-query'
import { BADGE_POLL_MS } from '#contract/leads/leads.constants.ts'
import { countWaitingLeads } from '#contract/leads/leads.endpoints.ts'
import { callOptions } from '../lib/use-call.ts'

/** Not in `lead-texts.ts`, because every screen would then load all messages of the lead screens. */
export const UNANSWERED = 'unanswered'

export function useWaitingLeads({ isEnabled = true } = {}) {
  const { data } = useQuery({
    ...callOptions([countWaitingLeads]),
    enabled: isEnabled,
    refetchInterval: BADGE_POLL_MS,
    refetchIntervalInBackground: false,
  })
  return data?.count ?? 0
}

export function WaitingBadge() {
  const count = useWaitingLeads()
  if (count === 0) return null
  return (
    <span className="screen-badge">
      {count.toLocaleString('en-IN')}
      <span className="sr-only">{` ${UNANSWERED}`}</span>
    </span>
  )
}
