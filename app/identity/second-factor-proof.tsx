import { identityMessages } from '#contract/identity/identity.messages.ts'
import { replaceRecoveryCodes, turnOffSecondFactor } from '#contract/identity/second-factor.endpoints.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import { type RecoveryCodes, SecondFactorProof } from '#contract/identity/second-factor.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { readForm } from '../lib/read-form.ts'
import { PasswordField } from '../ui/form/password-field.tsx'
import { initialFocus } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { CodeField, SecondFactorForm, type SecondFactorStep } from './second-factor-form.tsx'

interface ReplaceCodesProps extends SecondFactorStep {
  onReplaced: (codes: RecoveryCodes) => void
}

export function ReplaceCodes({ onReplaced, ...step }: ReplaceCodesProps) {
  return (
    <SecondFactorForm
      {...step}
      submitLabel={secondFactorMessages.replaceCodes}
      read={(form) => readForm(SecondFactorProof, form)}
      send={(body) => browserApi(replaceRecoveryCodes, { body })}
      onDone={onReplaced}
    >
      <CredentialFields />
    </SecondFactorForm>
  )
}

interface TurnOffProps extends SecondFactorStep {
  onTurnedOff: () => void
}

export function TurnOff({ onTurnedOff, ...step }: TurnOffProps) {
  function finish() {
    siteToasts.show({ kind: 'success', title: secondFactorMessages.turnedOff })
    onTurnedOff()
  }

  return (
    <SecondFactorForm
      {...step}
      submitLabel={secondFactorMessages.turnOff}
      read={(form) => readForm(SecondFactorProof, form)}
      send={(body) => browserApi(turnOffSecondFactor, { body })}
      onDone={finish}
    >
      <CredentialFields />
    </SecondFactorForm>
  )
}

function CredentialFields() {
  return (
    <>
      <p>{secondFactorMessages.proofLead}</p>
      <PasswordField label={identityMessages.label.password} name="password" {...initialFocus} />
      <CodeField hasFocus={false} />
    </>
  )
}
