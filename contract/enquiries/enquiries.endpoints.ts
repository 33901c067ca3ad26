import * as z from 'zod/mini'
import { enveloped, nothing } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { Enquiry, NewEnquiry } from './enquiries.schema.ts'

const names = {
  name: 'name',
  email: 'email',
  countryCode: 'countryCode',
  mobileNumber: 'mobileNumber',
  interest: 'interest',
  message: 'message',
  isAuthorized: 'isAuthorize',
} as const

export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/Home/SaveContactUs/',
  access: 'anyone',
  body: onTheWire(NewEnquiry, names),
  answer: nothing(),
})

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/Home/GetContactList',
  access: ['Admin'],
  answer: enveloped(z.array(onTheWire(Enquiry, { id: 'id', ...names, createdAt: 'createdDate' }))),
})
