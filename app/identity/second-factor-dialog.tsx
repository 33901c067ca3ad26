import { Copy } from 'lucide'
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
import { Icon } from '../ui/icon.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { copyCodes } from './copy-codes.ts'
import { ReplaceCodes, TurnOff } from './second-factor-proof.tsx'
import { ConfirmSetup, StartSetup } from './second-factor-setup.tsx'
import './second-factor.css'

type SecondFactorDialogProps = { isOpen: boolean; onClose: () => void }

export function SecondFactorDialog({ isOpen, onClose }: SecondFactorDialogProps) {
  // The step is kept here, because the content is unmounted when the dialog closes: recovery codes that arrive after
  // that are shown when it is reopened.
  const [step, setStep] = useState<Step>(OVERVIEW)
  const [isSending, setSending] = useState(false)
  // The dialog cannot be closed while it shows the recovery codes, because they cannot be displayed again.
  const isLocked = isSending || step.kind === 'codes'

  function close() {
    setStep(OVERVIEW)
    onClose()
  }

  return (
    <Dialog
      id="second-factor"
      title={secondFactorMessages.name}
      isOpen={isOpen}
      onClose={close}
      isDismissable={false}
      closesOnEscape={!isLocked}
      hasClose={!isLocked}
    >
      {isOpen && <SecondFactor step={step} onStep={setStep} onSending={setSending} onDone={close} />}
    </Dialog>
  )
}

type Step =
  | { kind: 'overview' | 'start' | 'turnOff' | 'replaceCodes' }
  | { kind: 'confirm'; setup: SecondFactorSetup }
  | { kind: 'codes'; codes: string[]; message: string }

const OVERVIEW: Step = { kind: 'overview' }

interface SecondFactorProps {
  step: Step
  onStep: (step: Step) => void
  onSending: (isSending: boolean) => void
  onDone: () => void
}

function SecondFactor({ step, onStep, onSending, onDone }: SecondFactorProps) {
  const state = useCall(getSecondFactor)
  const refresh = useRefresh()
  const form = { onCancel: () => onStep(OVERVIEW), onSending }

  function showCodes({ codes }: RecoveryCodes, message: string) {
    onStep({ kind: 'codes', codes, message })
    void refresh(getSecondFactor)
  }

  if (step.kind === 'start') {
    return <StartSetup {...form} onStarted={(setup) => onStep({ kind: 'confirm', setup })} />
  }
  if (step.kind === 'confirm')
    return (
      <ConfirmSetup
        {...form}
        setup={step.setup}
        onConfirmed={(made) => showCodes(made, secondFactorMessages.turnedOn)}
      />
    )
  if (step.kind === 'codes') return <RecoveryCodeList codes={step.codes} message={step.message} onDone={onDone} />
  if (step.kind === 'replaceCodes') {
    const finish = (made: RecoveryCodes) => showCodes(made, secondFactorMessages.newRecoveryCodes)
    return <ReplaceCodes {...form} onReplaced={finish} />
  }
  if (step.kind === 'turnOff') {
    const finish = () => void refresh(getSecondFactor).then(onDone)
    return <TurnOff {...form} onTurnedOff={finish} />
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
  return <Overview state={state.data} onChoose={(kind) => onStep({ kind })} />
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

interface RecoveryCodeListProps {
  codes: readonly string[]
  message: string
  onDone: () => void
}

function RecoveryCodeList({ codes, message, onDone }: RecoveryCodeListProps) {
  async function copy() {
    siteToasts.show(await copyCodes(codes, navigator.clipboard))
  }

  return (
    <div className="second-factor print-alone">
      <p role="status">{message}</p>
      <p>{secondFactorMessages.recoveryLead}</p>
      <ul className="second-factor-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="second-factor-end no-print">
        {/* `navigator.clipboard` is only defined on https and localhost. */}
        {navigator.clipboard && (
          <Button variant="ghost" onClick={() => void copy()}>
            <Icon of={Copy} size={16} /> {secondFactorMessages.copyCodes}
          </Button>
        )}
        <Button onClick={onDone}>{secondFactorMessages.codesStored}</Button>
      </div>
    </div>
  )
}
