import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getSetup } from '#contract/setup/setup.endpoints.ts'
import { useSiteSettings } from '../lib/company.ts'
import { callOptions } from '../lib/use-call.ts'
import { doneStepsOf, isFinished } from './setup-progress.ts'

/**
 * Returns the progress of an unfinished setup, for example '3 of 9'. While loading it is empty if the site is closed,
 * because the setup cannot be finished then. Null in all other cases.
 */
export function useUnfinishedSetup({ isEnabled }: { isEnabled: boolean }): string | null {
  const { isClosed } = useSiteSettings()
  const { data } = useQuery({ ...callOptions<typeof getSetup>([getSetup]), enabled: isEnabled })
  useRefreshAfterChanges({ isEnabled: isEnabled && data !== undefined && !isFinished(data) })
  if (!isEnabled) return null
  if (!data) return isClosed ? '' : null
  return isFinished(data) ? null : `${doneStepsOf(data)} of ${data.steps.length}`
}

/** Any change can finish a step. Each one invalidates the queries that show it. */
function useRefreshAfterChanges({ isEnabled }: { isEnabled: boolean }) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isEnabled) return
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return
      if (event.query.queryKey[0] === getSetup.path) return
      void client.invalidateQueries({ queryKey: [getSetup.path] }, { cancelRefetch: false })
    })
  }, [client, isEnabled])
}
