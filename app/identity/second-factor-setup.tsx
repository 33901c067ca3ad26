import { identityMessages } from '#contract/identity/identity.messages.ts'
import { confirmSecondFactor, startSecondFactor } from '#contract/identity/second-factor.endpoints.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import {
  type RecoveryCodes,
  SecondFactorCode,
  type SecondFactorSetup,
  SecondFactorStart,
} from '#contract/identity/second-factor.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { readForm } from '../lib/read-form.ts'
import { PasswordField } from '../ui/form/password-field.tsx'
import { initialFocus } from '../ui/overlay/dialog.tsx'
import { CodeField, SecondFactorForm, type SecondFactorStep } from './second-factor-form.tsx'

interface StartSetupProps extends SecondFactorStep {
  onStarted: (setup: SecondFactorSetup) => void
}

export function StartSetup({ onStarted, ...step }: StartSetupProps) {
  return (
    <SecondFactorForm
      {...step}
      submitLabel={secondFactorMessages.setUp}
      read={(form) => readForm(SecondFactorStart, form)}
      send={(body) => browserApi(startSecondFactor, { body })}
      onDone={onStarted}
    >
      <p>{secondFactorMessages.passwordFirst}</p>
      <PasswordField label={identityMessages.label.password} name="password" {...initialFocus} />
    </SecondFactorForm>
  )
}

interface ConfirmSetupProps extends SecondFactorStep {
  setup: SecondFactorSetup
  onConfirmed: (codes: RecoveryCodes) => void
}

export function ConfirmSetup({ setup, onConfirmed, ...step }: ConfirmSetupProps) {
  const { secret, qrPath, qrSize } = setup
  return (
    <SecondFactorForm
      {...step}
      submitLabel={secondFactorMessages.turnOn}
      read={(form) => readForm(SecondFactorCode, form)}
      send={(body) => browserApi(confirmSecondFactor, { body })}
      onDone={onConfirmed}
    >
      <p>{secondFactorMessages.scanLead}</p>
      <div className="second-factor-key">
        <svg
          className="second-factor-qr"
          viewBox={`0 0 ${qrSize} ${qrSize}`}
          role="img"
          aria-label={secondFactorMessages.qrLabel}
        >
          <path d={qrPath} />
        </svg>
        <div>
          <p className="small muted">{secondFactorMessages.secret}</p>
          <p className="second-factor-secret">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        </div>
      </div>
      <CodeField />
    </SecondFactorForm>
  )
}
