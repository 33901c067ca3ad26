import { company } from '#demo/company.ts'
import type { Mail } from '#server/gateways/mail.ts'
import type { ComposedMail } from '#server/mail/mail-layout.ts'

/** Wraps a function that composes a mail, so that the demo company is the sender. */
export function fromDemoCompany<Arguments extends unknown[]>(compose: (...given: Arguments) => ComposedMail) {
  return (...given: Arguments): Mail => {
    const mail = compose(...given)(company, null)
    if (!mail) throw new Error('The mail has no recipient.')
    return mail
  }
}
