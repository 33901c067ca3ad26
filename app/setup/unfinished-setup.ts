import { useQuery } from '@tanstack/react-query'
import { getSetup } from '#contract/setup/setup.endpoints.ts'
import { useSiteSettings } from '../lib/company.ts'
import { callOptions } from '../lib/use-call.ts'
import { doneStepsOf, isFinished } from './setup-progress.ts'

/**
 * The progress of a setup that is not finished, such as '3 of 9', or null. The text is empty until the setup is read;
 * before that, only a closed site is known to be unfinished.
 */
export function useUnfinishedSetup({ isEnabled }: { isEnabled: boolean }): string | null {
  const { isClosed } = useSiteSettings()
  const { data } = useQuery({ ...callOptions<typeof getSetup>([getSetup]), enabled: isEnabled })
  if (!isEnabled) return null
  if (!data) return isClosed ? '' : null
  return isFinished(data) ? null : `${doneStepsOf(data)} of ${data.steps.length}`
}
