import { expect, test } from 'vitest'
import { redirectsMessages as messages } from '#contract/company/redirects.messages.ts'
import { refusedFieldOf } from './redirect-refusals.ts'

test('a refusal about the target is shown at the target, any other at the old address', () => {
  const aboutTarget = [
    messages.toItself,
    messages.targetNeedsHttps,
    messages.loop(messages.existing, '/b', '/a'),
    messages.chain(messages.existing, '/b', '/c'),
    messages.chainToGone(messages.existing, '/b'),
  ]
  const aboutOldAddress = [
    messages.taken('/a'),
    messages.isPage('/home'),
    messages.isProject('Elm Court'),
    messages.chainBefore('/z', '/a'),
    messages.unreadableAddress,
  ]

  expect(aboutTarget.map(refusedFieldOf)).toEqual(aboutTarget.map(() => 'to'))
  expect(aboutOldAddress.map(refusedFieldOf)).toEqual(aboutOldAddress.map(() => 'from'))
})
