import { brand } from '#contract/content/brand.ts'
import { CODE_LIFE_MINUTES, SIGN_IN_PATH } from '#contract/identity/identity.constants.ts'
import { composeMail, type MailSite } from './mail-layout.ts'

interface Verification {
  to: string
  code: string
  /** Business owners have few other mails to find their sign-in page by. */
  isOwner: boolean
}

/** To the address that is to be proved, which may be a stranger's: it names neither the account nor its person. */
export function verificationCodeMail({ to, code, isOwner }: Verification, site: MailSite) {
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
      ...(isOwner && { signInPath: SIGN_IN_PATH.BusinessOwner }),
    },
    site,
  )
}
