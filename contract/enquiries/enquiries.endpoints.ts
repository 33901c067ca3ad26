import * as z from 'zod/mini'
import { consentChoiceNames } from '#contract/consent/consent-choices.schema.ts'
import { sentFromNames } from '#contract/insights/sent-from.ts'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { SALES_STAFF } from '#contract/wire/roles.ts'
import { ENQUIRY_COLUMNS, Enquiry, EnquiryFilters, SentEnquiry } from './enquiries.schema.ts'

const names = {
  name: 'name',
  email: 'email',
  countryCode: 'countryCode',
  mobileNumber: 'mobileNumber',
  interest: 'interest',
  message: 'message',
  projectName: 'projectName',
  isAuthorized: 'isAuthorize',
} as const

const enquiryOnTheWire = onTheWire(Enquiry, {
  id: 'id',
  ...names,
  isImported: 'isImported',
  createdAt: 'createdDate',
})

export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/Home/SaveContactUs/',
  access: 'anyone',
  body: onTheWire(SentEnquiry, { ...names, ...sentFromNames, ...consentChoiceNames }),
  answer: nothing(),
})

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/Home/GetContactList',
  access: SALES_STAFF,
  answer: enveloped(z.array(enquiryOnTheWire)),
})

export const searchEnquiries = endpoint({
  method: 'POST',
  path: '/Home/SearchContactList',
  access: SALES_STAFF,
  changesData: false,
  body: pageRequest({
    columns: ENQUIRY_COLUMNS,
    filters: onTheWire(EnquiryFilters, { id: 'id', interest: 'interest', from: 'from', to: 'to' }),
  }),
  answer: enveloped(pageOf(enquiryOnTheWire)),
})
