import { brand } from '#contract/content/brand.ts'
import { say } from '#contract/identity/second-factor.messages.ts'
import { composeMail, type MailSite, plainWords } from './mail-layout.ts'

/** Tells the account's own address that its second factor changed, or that a recovery code was used. */
export function secondFactorMail(
  { email, firstName }: { email: string; firstName: string },
  news: Exclude<keyof typeof say.mail, 'notYou'>,
  site: MailSite,
) {
  const name = plainWords(firstName)
  return composeMail(
    {
      to: email,
      replyTo: brand.email,
      subject: `${brand.legalName}: ${say.name.toLowerCase()}`,
      title: say.name,
      paragraphs: [name === null ? 'Hello,' : `Hello ${name},`, say.mail[news], say.mail.notYou],
      facts: [],
      quote: null,
      action: null,
    },
    site,
  )
}
