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
])('the action %s on %s without an account is attributed to: %s', (action, entity, by) => {
  expect(actorInWords({ actorEmail: null, action, entity })).toBe(by)
})

test('an action of an account is attributed to its email address', () => {
  expect(actorInWords({ actorEmail: 'asha@plinth.test', action: 'clean-up', entity: 'retention' })).toBe(
    'asha@plinth.test',
  )
})
