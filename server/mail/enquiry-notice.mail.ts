import { say as catalog } from '#contract/catalog/catalog.messages.ts'
import { brand } from '#contract/content/brand.ts'
import { say as common } from '#contract/content/content.messages.ts'
import { say } from '#contract/enquiries/enquiries.messages.ts'
import type { NewEnquiry } from '#contract/enquiries/enquiries.schema.ts'
import { composeMail, type MailSite } from './mail-layout.ts'

/** To the office. Answering it answers the visitor. */
export function enquiryNotice(enquiry: NewEnquiry, site: MailSite) {
  const { name, email, countryCode, mobileNumber, interest, message, projectName } = enquiry
  return composeMail(
    {
      to: brand.email,
      replyTo: email,
      subject: `Enquiry from ${name}: ${interest}`,
      title: `${name} wrote to us`,
      paragraphs: [],
      facts: [
        [common.label.name, name],
        [common.label.email, email],
        [say.label.mobileNumber, [countryCode, mobileNumber].filter(Boolean).join(' ')],
        [say.label.interest, interest],
        [catalog.label.project, projectName],
      ],
      quote: message,
      action: { label: 'Open the enquiries', path: '/admin/contactus' },
    },
    site,
  )
}
