import { brand } from '#contract/content/brand.ts'
import { say as common } from '#contract/content/content.messages.ts'
import { say } from '#contract/enquiries/enquiries.messages.ts'
import type { NewEnquiry } from '#contract/enquiries/enquiries.schema.ts'
import { composeMail, type MailSite, plainWords } from './mail-layout.ts'

/** To the visitor. The message itself is not repeated: the address may be somebody else's. */
export function enquiryReceived(enquiry: NewEnquiry, site: MailSite) {
  const name = plainWords(enquiry.name)
  return composeMail(
    {
      to: enquiry.email,
      replyTo: brand.email,
      subject: `${brand.legalName}: we have your message`,
      title: say.sent,
      paragraphs: [
        name === null ? 'Hello,' : `Hello ${name},`,
        say.promiseByMail,
        'If you did not write to us, you can ignore this mail.',
      ],
      facts: [
        [common.label.name, name],
        [say.label.interest, plainWords(enquiry.interest)],
      ],
      quote: null,
      action: { label: 'See our projects', path: '/home' },
    },
    site,
  )
}
