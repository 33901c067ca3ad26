import { expect, test } from 'vitest'
import { say } from '#contract/billing/billing.messages.ts'
import { type Receipt, receiptMail } from './receipt.mail.ts'
import { subscriptionTroubleMail } from './subscription-trouble.mail.ts'

const site = { publicUrl: 'https://www.plinth.example' }
const receipt: Receipt = {
  to: 'farah@plinth.test',
  firstName: 'Farah',
  planName: 'Block',
  amountCents: 129_005,
  paidAt: new Date('2026-01-31T23:00:00Z'),
  renewsAt: new Date('2026-02-28T23:00:00Z'),
  number: 17,
  isRenewal: false,
  isTest: false,
}
const trouble = { to: receipt.to, firstName: 'Farah', planName: 'Block' }

const mails = {
  receipt: receiptMail(receipt, site),
  renewal: receiptMail({ ...receipt, isRenewal: true, renewsAt: null }, site),
  failed: subscriptionTroubleMail({ ...trouble, kind: 'failed' }, site),
  cancelled: subscriptionTroubleMail({ ...trouble, kind: 'cancelled' }, site),
}

test.each(Object.entries(mails))('%s goes to its owner and has both texts', (_, mail) => {
  expect(mail.to).toBe(receipt.to)
  for (const text of [mail.subject, mail.html, mail.text]) expect(text).not.toMatch(/undefined|null|\[object|NaN/)
  expect(mail.text).toContain('Hello Farah,')
  expect(mail.html).toContain('href="https://www.plinth.example/')
  expect(mail.html).not.toMatch(/<(script|img|link|style)\b/)
})

test('a receipt has its number, the plan, the amount to the cent and its days', () => {
  expect(mails.receipt.subject).toContain('receipt 17')
  for (const fact of ['Receipt: 17', 'Subscription plan: Block', 'Amount: $1,290.05', 'Paid on: 1 Feb 2026']) {
    expect(mails.receipt.text).toContain(fact)
  }
  expect(mails.receipt.text).toContain('Renews on: 1 Mar 2026')
  expect(mails.receipt.html).toContain('>$1,290.05<')
  expect(mails.renewal.text).toContain('Subscription renewed')
  expect(mails.renewal.text).not.toContain('Renews on')
})

test('a receipt of the sandbox says that nothing was charged', () => {
  expect(mails.receipt.text).not.toContain(say.testMode)
  expect(receiptMail({ ...receipt, isTest: true }, site).text).toContain(say.testMode)
})

test('a failed renewal and an end lead back to the plans', () => {
  for (const { text } of [mails.failed, mails.cancelled])
    expect(text).toContain('https://www.plinth.example/subscriptions')
  expect(mails.cancelled.text).toContain('Nothing more will be charged.')
})
