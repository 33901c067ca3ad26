import { brand } from '#contract/content/brand.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
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
      title: enquiriesMessages.sent,
      paragraphs: [
        name === null ? 'Hello,' : `Hello ${name},`,
        enquiriesMessages.promiseByMail,
        'If you did not write to us, you can ignore this mail.',
      ],
      facts: [
        [contentMessages.label.name, name],
        [enquiriesMessages.label.interest, plainWords(enquiry.interest)],
      ],
      quote: null,
      action: { label: 'See our projects', path: '/home' },
    },
    site,
  )
}
