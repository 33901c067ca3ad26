import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import type { NewEnquiry } from '#contract/enquiries/enquiries.schema.ts'
import { composeMail, type MailSite, nameOrNull } from './mail-layout.ts'

/** Does not include the message, because the email address may belong to another person. */
export function enquiryReceived(enquiry: NewEnquiry, site: MailSite) {
  const name = nameOrNull(enquiry.name)
  return composeMail(
    (company) => ({
      to: enquiry.email,
      replyTo: company.email,
      subject: `${company.legalName}: we have your message`,
      title: enquiriesMessages.sent,
      paragraphs: [
        name === null ? 'Hello,' : `Hello ${name},`,
        enquiriesMessages.answerByMail,
        'If you did not write to us, you can ignore this mail.',
      ],
      facts: [
        [labelMessages.name, name],
        [enquiriesMessages.label.interest, nameOrNull(enquiry.interest)],
      ],
      quote: null,
      action: { label: 'See our projects', path: '/home' },
    }),
    site,
  )
}

export function enquiryMail(enquiry: NewEnquiry, site: MailSite) {
  const { name, email, countryCode, mobileNumber, interest, message, projectName } = enquiry
  return composeMail(
    (company) => ({
      to: company.email,
      replyTo: email,
      subject: `Enquiry from ${name}: ${interest}`,
      title: `${name} wrote to us`,
      paragraphs: [],
      facts: [
        [labelMessages.name, name],
        [labelMessages.email, email],
        [enquiriesMessages.label.mobileNumber, [countryCode, mobileNumber].filter(Boolean).join(' ')],
        [enquiriesMessages.label.interest, interest],
        [catalogMessages.label.project, projectName],
      ],
      quote: message,
      action: { label: 'Open the enquiries', path: '/admin/contactus' },
    }),
    site,
  )
}

export function siteOpened(to: string, site: MailSite) {
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: our site is open`,
      title: 'Our site is open',
      paragraphs: [
        'You asked us to tell you. This is the only mail we send for it, and your address is deleted from our list.',
        'If you did not ask for it, you can ignore this mail.',
      ],
      facts: [],
      quote: null,
      action: { label: 'See our projects', path: '/home' },
    }),
    site,
  )
}
