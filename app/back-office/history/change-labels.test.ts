import { expect, test } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { actorInWords } from './change-labels.ts'

const { system, visitor } = recordsMessages.log

test.each([
  ['clean-up', 'retention', system],
  ['update', 'webhook', system],
  ['change-subscription', 'subscription', system],
  ['refuse-payment', 'payment', system],
  ['create', 'account', system],
  ['reset-admin', 'account', system],
  ['request-password-reset', 'account', visitor],
  ['create', 'enquiry', visitor],
  ['subscribe', 'subscriber', visitor],
])('%s of %s without an account was done by: %s', (action, entity, by) => {
  expect(actorInWords({ actorEmail: null, action, entity })).toBe(by)
})

test('an account is named by its address', () => {
  expect(actorInWords({ actorEmail: 'asha@plinth.test', action: 'clean-up', entity: 'retention' })).toBe(
    'asha@plinth.test',
  )
})
