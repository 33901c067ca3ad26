import { expect, test } from 'vitest'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { fromDemoCompany } from '#test/composed-mail.ts'
import type { ReceiptMail } from './billing.mails.ts'
import * as composedBilling from './billing.mails.ts'

const paymentChangeMail = fromDemoCompany(composedBilling.paymentChangeMail)
const receiptMail = fromDemoCompany(composedBilling.receiptMail)
const subscriptionTroubleMail = fromDemoCompany(composedBilling.subscriptionTroubleMail)

const site = { publicUrl: 'https://www.plinth.example' }
const letter: ReceiptMail = {
  to: 'farah@plinth.test',
  firstName: 'Farah',
  receipt: {
    number: '2025-26/0017',
    facts: [
      { name: 'Receipt number', value: '2025-26/0017' },
      { name: 'Amount paid', value: '$1,290.05' },
    ],
  },
  isRenewal: false,
  isTest: false,
}
const trouble = { to: letter.to, firstName: 'Farah', planName: 'Block' }

const mails = {
  receipt: receiptMail(letter, site),
  renewal: receiptMail({ ...letter, isRenewal: true }, site),
  failed: subscriptionTroubleMail({ ...trouble, kind: 'failed' }, site),
  cancelled: subscriptionTroubleMail({ ...trouble, kind: 'cancelled' }, site),
  refunded: paymentChangeMail({ to: letter.to, firstName: 'Farah', title: 'Payment refunded', message: 'Gone.' }, site),
}

test.each(Object.entries(mails))('the mail %s goes to the account and has no unfilled value', (_, mail) => {
  expect(mail.to).toBe(letter.to)
  for (const text of [mail.subject, mail.html, mail.text]) expect(text).not.toMatch(/undefined|null|\[object|NaN/)
  expect(mail.text).toContain('Hello Farah,')
  expect(mail.html).toContain('href="https://www.plinth.example/')
  expect(mail.html).not.toMatch(/<(script|img|link|style)\b/)
})

test('a receipt has its number and all its lines', () => {
  expect(mails.receipt.subject).toContain('receipt 2025-26/0017')
  for (const fact of ['Receipt number: 2025-26/0017', 'Amount paid: $1,290.05']) {
    expect(mails.receipt.text).toContain(fact)
  }
  expect(mails.receipt.html).toContain('>$1,290.05<')
  expect(mails.renewal.text).toContain('Subscription renewed')
})

test('a sandbox receipt says that nothing was charged', () => {
  expect(mails.receipt.text).not.toContain(billingMessages.testMode)
  expect(receiptMail({ ...letter, isTest: true }, site).text).toContain(billingMessages.testMode)
})

test("mails about a failed renewal and an ended subscription link to the owner's dashboard", () => {
  for (const { text } of [mails.failed, mails.cancelled])
    expect(text).toContain('https://www.plinth.example/businessowner/dashboard')
  expect(mails.cancelled.text).toContain('Nothing more will be charged.')
})
