import { brand } from '#contract/content/brand.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import { composeMail, type MailSite, plainWords } from './mail-layout.ts'

/** Tells the account's own address that its second factor changed, or that a recovery code was used. */
export function secondFactorMail(
  { email, firstName }: { email: string; firstName: string },
  news: Exclude<keyof typeof secondFactorMessages.mail, 'notYou'>,
  site: MailSite,
) {
  const name = plainWords(firstName)
  return composeMail(
    {
      to: email,
      replyTo: brand.email,
      subject: `${brand.legalName}: ${secondFactorMessages.name.toLowerCase()}`,
      title: secondFactorMessages.name,
      paragraphs: [
        name === null ? 'Hello,' : `Hello ${name},`,
        secondFactorMessages.mail[news],
        secondFactorMessages.mail.notYou,
      ],
      facts: [],
      quote: null,
      action: null,
    },
    site,
  )
}
