import { useQuery } from '@tanstack/react-query'
import { getSetup } from '#contract/setup/setup.endpoints.ts'
import { useSiteSettings } from '../lib/company.ts'
import { callOptions } from '../lib/use-call.ts'
import { doneStepsOf, isFinished } from './setup-progress.ts'

function useSetup({ isEnabled = true } = {}) {
  return useQuery({ ...callOptions<typeof getSetup>([getSetup]), enabled: isEnabled }).data
}

/** Until the setup is read, only a closed site is known to be unfinished. */
export function useIsSetupUnfinished({ isEnabled }: { isEnabled: boolean }) {
  const { isClosed } = useSiteSettings()
  const setup = useSetup({ isEnabled })
  return isEnabled && (setup ? !isFinished(setup) : isClosed)
}

export function SetupCount() {
  const setup = useSetup()
  if (!setup) return null
  return (
    <span className="screen-count">
      {`${doneStepsOf(setup)} of ${setup.steps.length}`}
      <span className="sr-only"> steps done</span>
    </span>
  )
}
