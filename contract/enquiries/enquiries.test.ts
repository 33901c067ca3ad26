import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sendEnquiry } from './enquiries.endpoints.ts'
import { enquiriesMessages } from './enquiries.messages.ts'

test('an enquiry requires the consent and all fields except the dial code and the project', () => {
  const sent = {
    name: 'Asha',
    email: 'asha@mail.museum',
    countryCode: '+91',
    mobileNumber: '98-100 12345',
    interest: 'Commercial',
    message: 'Hello',
    projectName: 'Suncourt',
    isAuthorize: true,
  }
  const ours = z.decode(sendEnquiry.body, sent)

  expect(z.encode(sendEnquiry.body, ours)).toEqual(sent)
  expect(z.decode(sendEnquiry.body, { ...sent, countryCode: '' }).countryCode).toBeNull()
  const { projectName: _left, ...general } = sent
  expect(JSON.parse(JSON.stringify(z.encode(sendEnquiry.body, { ...ours, projectName: null })))).toEqual(general)
  expect(z.decode(sendEnquiry.body, general).projectName).toBeNull()
  expect(refusal({ ...sent, isAuthorize: false })).toBe(enquiriesMessages.authorizationRequired)
  expect(refusal({ ...sent, mobileNumber: '' })).toBe(enquiriesMessages.mobileNumberRequired)
  expect(refusal({ ...sent, mobileNumber: '12ab56' })).toBe(enquiriesMessages.mobileNumberInvalid)
  expect(refusal({ ...sent, email: 'asha@mail' })).toBe(enquiriesMessages.emailInvalid)

  function refusal(body: Record<string, unknown>) {
    return z.safeDecode(sendEnquiry.body, body).error?.issues[0]?.message
  }
})
