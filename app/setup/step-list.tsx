import { Check, X } from 'lucide'
import type { ReactNode } from 'react'
import { checkDomain, getSetup, makeBackupNow, sendTestMail } from '#contract/setup/setup.endpoints.ts'
import type { SetupStep, SetupStepKey } from '#contract/setup/setup.schema.ts'
import { useRefresh } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { Button, ButtonLink, type ButtonVariant } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { Icon } from '../ui/icon.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'

const NAMES: Record<SetupStepKey, string> = {
  company: 'Company',
  look: 'Look',
  home: 'Home page',
  project: 'First project',
  people: 'People',
  mail: 'Mail',
  domain: 'Domain',
  legal: 'Legal texts',
  backup: 'Backup',
}

const SCREENS: Partial<Record<SetupStepKey, { to: string; label: string }>> = {
  company: { to: '/admin/company', label: 'Enter it' },
  look: { to: '/admin/company/look', label: 'Choose it' },
  home: { to: '/admin/pages/1', label: 'Write it' },
  project: { to: '/admin/projectdetails', label: 'Add a project' },
  people: { to: '/admin/accounts?show=staff', label: 'Invite' },
  legal: { to: '/admin/content', label: 'Write them' },
}

export function StepList({ steps, isClosed }: { steps: SetupStep[]; isClosed: boolean }) {
  const next = isClosed ? steps.find(({ waitsFor }) => waitsFor !== null) : undefined
  return (
    <ol className="setup-steps">
      {steps.map((step) => (
        <li key={step.key} data-state={step.state} data-next={step === next || undefined}>
          <span className="setup-mark" style={{ '--filled': `${step.percent}%` }} aria-hidden="true">
            {step.state === 'done' && <Icon of={Check} size={14} />}
            {step.state === 'failed' && <Icon of={X} size={14} />}
          </span>
          <h2>
            {NAMES[step.key]}
            <small data-needed={step.waitsFor !== null || undefined}>{step.note}</small>
          </h2>
          <p>{step.sentence}</p>
          <StepButton step={step} variant={step === next ? 'ink' : step.state === 'done' ? 'line' : 'ghost'} />
        </li>
      ))}
    </ol>
  )
}

function StepButton({ step, variant }: { step: SetupStep; variant: ButtonVariant }) {
  const { key, state } = step
  if (key === 'mail') {
    return (
      <ActionButton call={sendTestMail} variant={variant}>
        {state === 'failed' ? 'Try again' : 'Send a test'}
      </ActionButton>
    )
  }
  if (key === 'backup') {
    return (
      <ActionButton call={makeBackupNow} variant={variant} isUnderWay={state === 'running'}>
        Back up now
      </ActionButton>
    )
  }
  if (key === 'domain') {
    return (
      <ActionButton call={checkDomain} variant={variant}>
        Check it
      </ActionButton>
    )
  }
  const screen = SCREENS[key]
  if (!screen) return null
  const label = state === 'done' ? 'Change' : screen.label
  return (
    <ButtonLink variant={variant} size="sm" to={screen.to} aria-label={`${label}: ${NAMES[key]}`}>
      {label}
    </ButtonLink>
  )
}

interface ActionProps {
  call: typeof sendTestMail | typeof checkDomain | typeof makeBackupNow
  variant: ButtonVariant
  /** Whether the server is still executing an earlier request. */
  isUnderWay?: boolean
  children: ReactNode
}

/** The steps are refetched after a failure as well, because a failed call changes them too. */
function ActionButton({ call, variant, isUnderWay = false, children }: ActionProps) {
  const { save, isSaving } = useSave(call)
  const refresh = useRefresh()

  async function run() {
    const outcome = await save()
    if (outcome === null) return
    if (outcome.ok) siteToasts.show({ kind: 'success', title: outcome.message })
    else showFailure(outcome, { isStaff: true })
    await refresh(getSetup)
  }

  return (
    <Button variant={variant} size="sm" isBusy={isSaving || isUnderWay} onClick={() => void run()}>
      {children}
    </Button>
  )
}
