import { useQuery } from '@tanstack/react-query'
import { contentMessages } from '#contract/content/content.messages.ts'
import { getSetup } from '#contract/setup/setup.endpoints.ts'
import type { Setup, SetupStep } from '#contract/setup/setup.schema.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { callOptions } from '../lib/use-call.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { BringDataPanel } from './bring-data.tsx'
import { OpeningPanel } from './opening-panel.tsx'
import { RemoveDemoPanel } from './remove-demo.tsx'
import { doneStepsOf, progressInWords } from './setup-progress.ts'
import { StepList } from './step-list.tsx'
import './setup.css'

export const meta = hiddenPageMeta

export default function SetupPage() {
  const setup = useQuery({
    ...callOptions<typeof getSetup>([getSetup]),
    refetchInterval: ({ state }) => (state.data?.steps.some(isRunning) ? 2_000 : false),
  })

  return (
    <>
      <ScreenHead title="Make this your site" lead={setup.data && progressInWords(setup.data)} />
      {setup.isPending && (
        <Panel>
          <div className="setup-loading" aria-busy="true">
            <SkeletonLine width="40%" height="18px" />
            <SkeletonLine width="80%" height="44px" />
            <SkeletonLine width="80%" height="44px" />
          </div>
        </Panel>
      )}
      {setup.isError && (
        <Panel>
          <ErrorState
            title={contentMessages.loadFailed}
            text={setup.error.message}
            onRetry={() => void setup.refetch()}
            isRetrying={setup.isFetching}
          />
        </Panel>
      )}
      {setup.data && <SetupParts setup={setup.data} />}
    </>
  )
}

function isRunning({ state }: SetupStep) {
  return state === 'running'
}

function SetupParts({ setup }: { setup: Setup }) {
  const { steps } = setup
  const doneCount = doneStepsOf(setup)
  return (
    <>
      <div className="setup-progress" role="img" aria-label={`${doneCount} of ${steps.length} steps done`}>
        <i style={{ width: `${(100 * doneCount) / steps.length}%` }} />
      </div>
      <div className="setup-parts">
        <Panel className="setup-steps-panel">
          <StepList steps={steps} isClosed={setup.openedAt === null} />
        </Panel>
        <div className="setup-side">
          <OpeningPanel setup={setup} />
          <BringDataPanel />
          {setup.hasDemo && <RemoveDemoPanel />}
        </div>
      </div>
    </>
  )
}
