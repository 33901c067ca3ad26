import { Check, Minus } from 'lucide'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { strengthOf } from '#contract/identity/password-strength.ts'
import { Icon } from '../ui/icon.tsx'
import './password-rules.css'

/** Ticks off, while it is typed, what a password is made of. */
export function PasswordRules({ password }: { password: string }) {
  const strength = strengthOf(password)
  return (
    <ul className="password-rules">
      {RULES.map((rule) => (
        <li key={rule} data-met={strength[rule] || undefined}>
          {strength[rule] ? <Icon of={Check} size={15} /> : <Icon of={Minus} size={15} />}
          {identityMessages.passwordRule[rule]}
          <span className="sr-only">{strength[rule] ? ', met' : ', not met'}</span>
        </li>
      ))}
    </ul>
  )
}

const RULES = ['length', 'upperCase', 'lowerCase', 'digit', 'special'] as const
