import { brand } from '#contract/content/brand.ts'
import { CODE_LIFE_MINUTES } from '#contract/identity/identity.constants.ts'
import { composeMail, type MailSite } from './mail-layout.ts'

/** To the address that is to be proved, which may not be the account owner's: it says nothing of the account. */
export function verificationCodeMail({ to, code }: { to: string; code: string }, site: MailSite) {
  return composeMail(
    {
      to,
      replyTo: brand.email,
      subject: `${brand.legalName}: your code`,
      title: 'Your code',
      paragraphs: [
        `Enter these digits on the page that asked for them. They work for ${CODE_LIFE_MINUTES} minutes; a newer code replaces them.`,
        'If you did not ask for a code, you can ignore this mail. Give it to nobody: we never ask for it by phone.',
      ],
      facts: [],
      code,
      quote: null,
      action: null,
    },
    site,
  )
}
