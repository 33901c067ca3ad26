import { completeSignIn } from '#contract/identity/second-factor.endpoints.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import { SignInCode } from '#contract/identity/second-factor.schema.ts'
import type { SignedIn } from '#contract/identity/sign-in.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { readForm } from '../lib/read-form.ts'
import { Button } from '../ui/action/button.tsx'
import { RefusableForm } from './refusable-form.tsx'
import { CodeField } from './second-factor-form.tsx'

interface SignInCodeFormProps {
  className: string
  challenge: string
  isLeaving?: boolean
  onSignedIn: (signedIn: SignedIn) => void
  onStartAgain: () => void
}

export function SignInCodeForm({ challenge, onSignedIn, onStartAgain, ...form }: SignInCodeFormProps) {
  return (
    <RefusableForm
      {...form}
      label={secondFactorMessages.name}
      read={(form) => {
        form.set('challenge', challenge)
        return readForm(SignInCode, form)
      }}
      send={(body) => browserApi(completeSignIn, { body })}
      onDone={onSignedIn}
      buttons={(isBusy) => (
        <>
          <Button type="submit" isWide isBusy={isBusy}>
            {secondFactorMessages.verify}
          </Button>
          <Button variant="ghost" onClick={onStartAgain}>
            {secondFactorMessages.startAgain}
          </Button>
        </>
      )}
    >
      <CodeField />
    </RefusableForm>
  )
}
