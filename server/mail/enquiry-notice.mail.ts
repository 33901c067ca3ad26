import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { brand } from '#contract/content/brand.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
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
        [contentMessages.label.name, name],
        [contentMessages.label.email, email],
        [enquiriesMessages.label.mobileNumber, [countryCode, mobileNumber].filter(Boolean).join(' ')],
        [enquiriesMessages.label.interest, interest],
        [catalogMessages.label.project, projectName],
      ],
      quote: message,
      action: { label: 'Open the enquiries', path: '/admin/contactus' },
    },
    site,
  )
}
