import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import { SecondFactorCode } from '#contract/identity/second-factor.schema.ts'
import { fieldRule } from '../lib/read-form.ts'
import { TextField } from '../ui/form/text-field.tsx'
import { initialFocus } from '../ui/overlay/dialog.tsx'

/** Six digits from an authenticator app, or a recovery code. */
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
