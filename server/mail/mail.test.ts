import { expect, test } from 'vitest'
import { company } from '#demo/company.ts'
import { fromDemoCompany } from '#test/composed-mail.ts'
import { nameOrNull } from './mail-layout.ts'
import * as composedVisit from './visit.mails.ts'
import * as composedVisitor from './visitor.mails.ts'

const appointmentMail = fromDemoCompany(composedVisit.appointmentMail)
const visitBooked = fromDemoCompany(composedVisit.visitBooked)
const enquiryMail = fromDemoCompany(composedVisitor.enquiryMail)
const enquiryReceived = fromDemoCompany(composedVisitor.enquiryReceived)

const site = { publicUrl: 'https://www.plinth.example' }
const MARKUP = '<b onclick="x()">&\'</b>'

const enquiry = {
  name: 'Asha Verma',
  email: 'asha@visitor.example',
  countryCode: '+91',
  mobileNumber: '98100 00000',
  interest: 'Commercial',
  message: 'Two bays.\nAbove level six?',
  projectName: null,
  isAuthorized: true,
}
const appointment = {
  projectName: 'Suncourt',
  purpose: 'Visit' as const,
  customerType: 'Existing' as const,
  tower: 'Sun 4' as const,
  unitNumber: '1203',
  timeSlot: '3-4' as const,
  selectedDate: '2026-11-21',
  mobileNumber: '9810000000',
  email: 'asha@visitor.example',
}
const link = { id: 7, sequence: 0, token: 'tOken', location: null, changedAt: new Date('2026-11-18T06:00:00Z') }
const barely = {
  ...appointment,
  purpose: null,
  customerType: null,
  tower: null,
  unitNumber: null,
  timeSlot: null,
  selectedDate: null,
  mobileNumber: null,
}

const mails = {
  enquiryMail: enquiryMail(enquiry, site),
  enquiryReceived: enquiryReceived(enquiry, site),
  'enquiryMail without a dial code': enquiryMail({ ...enquiry, countryCode: null }, site),
  appointmentMail: appointmentMail(appointment, site),
  'appointmentMail with a project alone': appointmentMail({ ...barely, email: null }, site),
  visitBooked: visitBooked({ ...appointment, ...link }, site),
  'visitBooked with a project alone': visitBooked({ ...barely, ...link }, site),
}

test.each(Object.entries(mails))(
  '%s has HTML and plain text with links to the site and no unfilled value',
  (_, mail) => {
    for (const text of [mail.subject, mail.html, mail.text]) expect(text).not.toMatch(/undefined|null|\[object|NaN/)
    expect(mail.text).not.toContain('<')
    expect(mail.html).toContain('href="https://www.plinth.example/')
    expect(mail.text).toContain('https://www.plinth.example/')
    expect(mail.html).not.toMatch(/<(script|img|link|style)\b/)
    expect(mail.html).not.toMatch(/width="(\d{3,})"|min-width/)
  },
)

test('the office gets all details and replies to the visitor', () => {
  const { to, replyTo, subject, html, text } = mails.enquiryMail

  expect({ to, replyTo, subject }).toEqual({
    to: company.email,
    replyTo: 'asha@visitor.example',
    subject: 'Enquiry from Asha Verma: Commercial',
  })
  for (const value of ['Asha Verma', 'asha@visitor.example', '+91 98100 00000', 'Commercial']) {
    expect(html).toContain(value)
    expect(text).toContain(value)
  }
  expect(html).toContain('Two bays.<br>Above level six?')
  expect(text).toContain('> Two bays.\n> Above level six?')
  expect(html).toContain('href="https://www.plinth.example/admin/contactus"')
})

test('the visitor gets the appointment, without their own message', () => {
  expect(mails.enquiryReceived.to).toBe('asha@visitor.example')
  expect(mails.enquiryReceived.text).toContain('Hello Asha Verma,')
  expect(mails.enquiryReceived.html + mails.enquiryReceived.text).not.toContain('Two bays')
  expect(mails.visitBooked.subject).toBe('Plinth Group: your visit to Suncourt')
  expect(mails.visitBooked.text).toContain(
    'Project: Suncourt\nDate: Sat 21 Nov 2026\nTime Slot: 3-4\nPurpose: Visit\nCustomer Type: Existing\nTower: Sun 4\nUnit No: 1203',
  )
})

test('a detail without a value is omitted', () => {
  expect(mails['appointmentMail with a project alone'].subject).toBe('Visit to Suncourt')
  expect(mails['appointmentMail with a project alone'].text).not.toMatch(/Purpose|Time Slot|Date|Mobile|Email/)
  expect(mails['appointmentMail with a project alone'].replyTo).toBeNull()
})

test('visitor input is escaped in HTML', () => {
  const fields = { name: MARKUP, interest: MARKUP, message: MARKUP, mobileNumber: MARKUP, countryCode: MARKUP }
  const html = [
    enquiryMail({ ...enquiry, ...fields }, site),
    enquiryReceived({ ...enquiry, ...fields }, site),
    appointmentMail({ ...appointment, projectName: MARKUP, unitNumber: MARKUP }, site),
    visitBooked({ ...appointment, ...link, projectName: MARKUP, unitNumber: MARKUP }, site),
  ].map((mail) => mail.html)

  for (const text of html) expect(text).not.toContain('<b ')
  expect(html[0]).toContain('&lt;b onclick=&quot;x()&quot;&gt;&amp;&#39;&lt;/b&gt;')
})

test('the foot of a mail has the legal name once, the CIN and the email address', () => {
  const foot = (given: object) => {
    const mail = composedVisitor.enquiryReceived(enquiry, site)({ ...company, ...given }, null)
    return { text: mail?.text.split('--\n')[1] ?? '', html: mail?.html ?? '' }
  }
  const office = { name: 'Office', lines: ['9 Bais Godam', 'Jaipur 302006'], hours: null, mapUrl: null, phone: null }
  const named = foot({ legalName: 'Aangan & Co Developers LLP', cin: 'U70109RJ2009PTC012345', offices: [office] })

  expect(named.text).toBe(
    'Aangan & Co Developers LLP\n9 Bais Godam\nJaipur 302006\nCIN U70109RJ2009PTC012345\n1800 000 2028\nhello@plinthgroup.example\nhttps://www.plinth.example/home\n',
  )
  expect(named.html).toContain('Aangan &amp; Co Developers LLP<br>')
  expect(named.html).toContain('mailto:hello@plinthgroup.example')
  expect(foot({}).text).toMatch(/^Plinth Group, Plinth House\n14 Demo Marg/)
})

test('a subject has no line breaks', () => {
  const { subject } = enquiryMail({ ...enquiry, name: 'Asha\r\nBcc: x@visitor.example' }, site)

  expect(subject).toBe('Enquiry from Asha Bcc: x@visitor.example: Commercial')
})

test('a visitor cannot use a form to send links', () => {
  const bait = { name: 'Win at https://bait.example', interest: 'bait.example', message: 'https://bait.example' }
  const mail = enquiryReceived({ ...enquiry, ...bait }, site)

  expect(mail.html + mail.text).not.toContain('bait')
  expect(mail.text).toContain('Hello,')
})

test.each([
  ['Asha Verma', 'Asha Verma'],
  [' Dr. A. O’Neill-Rao ', 'Dr. A. O’Neill-Rao'],
  ['आशा वर्मा', 'आशा वर्मा'],
  ['C-1203', 'C-1203'],
  ['bait.example', null],
  ['see www.bait.example', null],
  ['a/b', null],
  ['two\nlines', null],
  ['<b>', null],
  ['', null],
  [null, null],
  ['a'.repeat(61), null],
])('nameOrNull(%j) is %j', (text, words) => {
  expect(nameOrNull(text)).toBe(words)
})
