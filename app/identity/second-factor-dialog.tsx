import { useState } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { getSecondFactor } from '#contract/identity/second-factor.endpoints.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import type { RecoveryCodes, SecondFactorSetup, SecondFactorState } from '#contract/identity/second-factor.schema.ts'
import { useCall, useRefresh } from '../lib/use-call.ts'
import { Button } from '../ui/action/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Pill } from '../ui/feedback/pill.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { ReplaceCodes, TurnOff } from './second-factor-proof.tsx'
import { ConfirmSetup, StartSetup } from './second-factor-setup.tsx'
import './second-factor.css'

type SecondFactorDialogProps = { isOpen: boolean; onClose: () => void }

/** Opened from the avatar menu: sets up, renews or turns off the second factor of the own account. */
export function SecondFactorDialog({ isOpen, onClose }: SecondFactorDialogProps) {
  return (
    <Dialog
      id="second-factor"
      title={secondFactorMessages.name}
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={false}
    >
      {isOpen && <SecondFactor onDone={onClose} />}
    </Dialog>
  )
}

type Step =
  | { kind: 'overview' | 'start' | 'turnOff' | 'replaceCodes' }
  | { kind: 'confirm'; setup: SecondFactorSetup }
  | { kind: 'codes'; codes: string[]; news: string }

function SecondFactor({ onDone }: { onDone: () => void }) {
  const state = useCall(getSecondFactor)
  const refresh = useRefresh()
  const [step, setStep] = useState<Step>({ kind: 'overview' })
  const showOverview = () => setStep({ kind: 'overview' })

  function showCodes({ codes }: RecoveryCodes, news: string) {
    setStep({ kind: 'codes', codes, news })
    void refresh(getSecondFactor)
  }

  if (step.kind === 'start') {
    return <StartSetup onStarted={(setup) => setStep({ kind: 'confirm', setup })} onCancel={showOverview} />
  }
  if (step.kind === 'confirm')
    return (
      <ConfirmSetup
        setup={step.setup}
        onConfirmed={(made) => showCodes(made, secondFactorMessages.turnedOn)}
        onCancel={showOverview}
      />
    )
  if (step.kind === 'codes') return <RecoveryCodeList codes={step.codes} news={step.news} onDone={onDone} />
  if (step.kind === 'replaceCodes') {
    const finish = (made: RecoveryCodes) => showCodes(made, secondFactorMessages.newRecoveryCodes)
    return <ReplaceCodes onReplaced={finish} onCancel={showOverview} />
  }
  if (step.kind === 'turnOff') {
    const finish = () => void refresh(getSecondFactor).then(onDone)
    return <TurnOff onTurnedOff={finish} onCancel={showOverview} />
  }
  if (state.error) {
    return (
      <ErrorState
        as="h3"
        title={contentMessages.loadFailed}
        text={state.error.message}
        onRetry={() => void state.refetch()}
      />
    )
  }
  if (!state.data) return <SkeletonLine width="80%" />
  return <Overview state={state.data} onChoose={(kind) => setStep({ kind })} />
}

interface OverviewProps {
  state: SecondFactorState
  onChoose: (kind: 'start' | 'turnOff' | 'replaceCodes') => void
}

function Overview({ state: { isOn, recoveryCodesLeft }, onChoose }: OverviewProps) {
  if (!isOn) {
    return (
      <div className="second-factor">
        <p>{secondFactorMessages.offLead}</p>
        <div className="second-factor-end">
          <Button onClick={() => onChoose('start')}>{secondFactorMessages.setUp}</Button>
        </div>
      </div>
    )
  }
  return (
    <div className="second-factor">
      <p>{secondFactorMessages.onLead}</p>
      <p>
        <Pill tone={recoveryCodesLeft > 2 ? 'good' : 'warning'}>
          {secondFactorMessages.codesLeft(recoveryCodesLeft)}
        </Pill>
      </p>
      <div className="second-factor-end">
        <Button variant="ghost" onClick={() => onChoose('turnOff')}>
          {secondFactorMessages.turnOff}
        </Button>
        <Button onClick={() => onChoose('replaceCodes')}>{secondFactorMessages.replaceCodes}</Button>
      </div>
    </div>
  )
}
