import { contentMessages } from '#contract/content/content.messages.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import { SecondFactorCode } from '#contract/identity/second-factor.schema.ts'
import { fieldRule } from '../lib/read-form.ts'
import { Button } from '../ui/action/button.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { initialFocus } from '../ui/overlay/dialog.tsx'
import { RefusableForm, type RefusableFormProps } from './refusable-form.tsx'

export interface SecondFactorStep {
  onCancel: () => void
  onSending: (isSending: boolean) => void
}

interface SecondFactorFormProps<Body, Data>
  extends SecondFactorStep,
    Pick<RefusableFormProps<Body, Data>, 'read' | 'send' | 'onDone' | 'children'> {
  submitLabel: string
}

export function SecondFactorForm<Body, Data>(props: SecondFactorFormProps<Body, Data>) {
  const { submitLabel, onCancel, onSending, ...form } = props

  async function send(body: Body) {
    onSending(true)
    try {
      return await form.send(body)
    } finally {
      onSending(false)
    }
  }

  return (
    <RefusableForm
      {...form}
      className="second-factor"
      send={send}
      buttons={(isBusy) => (
        <div className="second-factor-end">
          <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
            {contentMessages.cancel}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {submitLabel}
          </Button>
        </div>
      )}
    />
  )
}

/** Accepts six digits from an authenticator app, or a recovery code. */
export function CodeField({ hasFocus = true }: { hasFocus?: boolean }) {
  return (
    <TextField
      label={secondFactorMessages.code}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      validate={fieldRule(SecondFactorCode.shape.code)}
      {...(hasFocus && initialFocus)}
    />
  )
}
