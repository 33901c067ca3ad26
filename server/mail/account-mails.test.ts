import { expect, test } from 'vitest'
import { fromDemoCompany } from '#test/composed-mail.ts'
import * as composedAccount from './account.mails.ts'
import * as composedBilling from './billing.mails.ts'

const addressChangedMail = fromDemoCompany(composedAccount.addressChangedMail)
const invitationMail = fromDemoCompany(composedAccount.invitationMail)
const passwordChangedMail = fromDemoCompany(composedAccount.passwordChangedMail)
const passwordResetMail = fromDemoCompany(composedAccount.passwordResetMail)
const verificationCodeMail = fromDemoCompany(composedAccount.verificationCodeMail)

const receiptMail = fromDemoCompany(composedBilling.receiptMail)
const subscriptionTroubleMail = fromDemoCompany(composedBilling.subscriptionTroubleMail)

const site = { publicUrl: 'https://www.plinth.example' }
const to = 'farah@plinth.test'

const mails = {
  code: verificationCodeMail({ to, code: '0042', isOwner: true }, site),
  reset: passwordResetMail({ to, firstName: 'Farah', role: 'BusinessOwner', token: 'abc_-123' }, site),
  newPassword: passwordChangedMail({ to, firstName: 'Farah', role: 'BusinessOwner', token: 'abc_-123' }, site),
  newAddress: addressChangedMail(
    { to, firstName: 'Farah', role: 'BusinessOwner', newEmail: 'new@plinth.test', token: 'abc_-123' },
    site,
  ),
  invitation: invitationMail({ to, firstName: 'Farah', role: 'Customer', temporaryPassword: 'Kx7pq-23456' }, site),
}

test.each(Object.entries(mails))('the mail %s goes to the account and has no unfilled value', (_, mail) => {
  expect(mail.to).toBe(to)
  for (const text of [mail.subject, mail.html, mail.text]) expect(text).not.toMatch(/undefined|null|\[object|NaN/)
  expect(mail.html).toContain('href="https://www.plinth.example/')
  expect(mail.html).not.toMatch(/<(script|img|link|style)\b/)
})

test('a code is in the HTML and the plain text, and not in the subject, which lock screens show', () => {
  expect(mails.code.text).toContain('Code: 0042')
  expect(mails.code.html).toContain('>0042<')
  expect(mails.code.text).toContain('10 minutes')
  expect(mails.code.subject).not.toContain('0042')
})

test('a reset mail links to the page that takes the token', () => {
  expect(mails.reset.html).toContain('href="https://www.plinth.example/resetpassword?token=abc_-123"')
  expect(mails.reset.text).toContain('Reset Password: https://www.plinth.example/resetpassword?token=abc_-123')
  expect(mails.reset.text).toContain('Hello Farah,')
  expect(mails.reset.text).toContain('60 minutes')
})

test.each([mails.newPassword, mails.newAddress])('a notification links to the page that undoes the change', (mail) => {
  expect(mail.text).toContain('Undo the change: https://www.plinth.example/undo?token=abc_-123')
  expect(mail.text).toContain('24 hours')
})

test('an invitation links to the sign-in page of its role', () => {
  const admin = invitationMail({ to, firstName: 'Farah', role: 'Admin', temporaryPassword: 'x' }, site)

  expect(mails.invitation.text).toContain('Password: Kx7pq-23456')
  expect(mails.invitation.text).toContain('works for 7 days')
  expect(mails.invitation.html).toContain('href="https://www.plinth.example/signin"')
  expect(admin.html).toContain('href="https://www.plinth.example/admin/login"')
})

test('the name of an account cannot contain a link or markup', () => {
  for (const firstName of ['Win at bait.example', '<b>Farah</b>', 'https://bait.example']) {
    const mail = passwordResetMail({ to, firstName, role: 'Customer', token: 'abc' }, site)
    expect(mail.html + mail.text).not.toMatch(/bait|<b>/)
    expect(mail.text).toContain('Hello,')
  }
})

test('mails to business owners link to their sign-in page, and a code for others links to none', () => {
  const receipt = receiptMail(
    {
      to,
      firstName: 'Farah',
      receipt: { number: '2026-27/0007', facts: [{ name: 'Amount paid', value: '$29.00' }] },
      isRenewal: false,
      isTest: false,
    },
    site,
  )
  const trouble = subscriptionTroubleMail({ to, firstName: 'Farah', planName: 'Starter', kind: 'failed' }, site)

  for (const { text, html } of [mails.code, mails.reset, mails.newPassword, mails.newAddress, receipt, trouble]) {
    expect(text).toContain('https://www.plinth.example/businessowner/signin')
    expect(html).toContain('href="https://www.plinth.example/businessowner/signin"')
  }
  const { text } = verificationCodeMail({ to, code: '0042', isOwner: false }, site)
  expect(text).not.toMatch(/signin|login/)
})
