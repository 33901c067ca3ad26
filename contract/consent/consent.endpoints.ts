import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { ADMINS, SALES_STAFF } from '#contract/wire/roles.ts'
import {
  Consent,
  ConsentChange,
  DataLink,
  DataLinkRequest,
  DataRequest,
  DataTopic,
  DataVisit,
  EnquiryNotice,
  Erasure,
  ErasureRequest,
  PersonalData,
  Refusal,
  Retention,
  RetentionDraft,
} from './consent.schema.ts'

export const getEnquiryNotice = endpoint({
  method: 'GET',
  path: '/Consent/GetEnquiryNotice',
  access: 'anyone',
  answer: enveloped(EnquiryNotice),
})

/** The response is the same whether or not data about the person is stored. */
export const requestDataLink = endpoint({
  method: 'POST',
  path: '/Consent/RequestDataLink',
  access: 'anyone',
  body: onTheWire(DataLinkRequest, { contact: 'contact' }),
  answer: nothing(),
})

const dataLink = onTheWire(DataLink, { token: 'token' })

/** Returns what is stored about the owner of the email address that the link was sent to. */
export const readPersonalData = endpoint({
  method: 'POST',
  path: '/Consent/ReadPersonalData',
  access: 'anyone',
  changesData: false,
  body: dataLink,
  answer: enveloped(PersonalData),
})

/** Revokes the link before it expires. */
export const closeDataLink = endpoint({
  method: 'POST',
  path: '/Consent/CloseDataLink',
  access: 'anyone',
  body: dataLink,
  answer: nothing(),
})

export const changeConsent = endpoint({
  method: 'POST',
  path: '/Consent/ChangeConsent',
  access: 'anyone',
  body: onTheWire(ConsentChange, {
    token: 'token',
    purpose: 'purpose',
    projectName: 'projectName',
    isGiven: 'isGiven',
  }),
  answer: nothing(),
})

export const leaveDataTopic = endpoint({
  method: 'POST',
  path: '/Consent/LeaveTopic',
  access: 'anyone',
  body: onTheWire(DataTopic, { token: 'token', topicId: 'topicId' }),
  answer: nothing(),
})

/** Returns the token of a new link to a visit of the person. */
export const openDataVisit = endpoint({
  method: 'POST',
  path: '/Consent/OpenVisit',
  access: 'anyone',
  body: onTheWire(DataVisit, { token: 'token', visitId: 'visitId' }),
  answer: enveloped(z.object({ token: z.string() })),
})

export const requestErasure = endpoint({
  method: 'POST',
  path: '/Consent/RequestErasure',
  access: 'anyone',
  body: onTheWire(ErasureRequest, { token: 'token', hasRead: 'hasRead', withAccount: 'withAccount' }),
  answer: nothing(),
})

/** Open requests first, by due date; then decided ones, newest first. */
export const listDataRequests = endpoint({
  method: 'GET',
  path: '/Consent/GetDataRequests',
  access: ADMINS,
  answer: enveloped(z.array(DataRequest)),
})

export const carryOutErasure = endpoint({
  method: 'POST',
  path: '/Consent/CarryOutErasure',
  access: ADMINS,
  body: onTheWire(Erasure, { id: 'id', contacts: 'contacts' }),
  answer: nothing(),
})

export const refuseErasure = endpoint({
  method: 'POST',
  path: '/Consent/RefuseErasure',
  access: ADMINS,
  body: onTheWire(Refusal, { id: 'id', reason: 'reason' }),
  answer: nothing(),
})

export const getRetention = endpoint({
  method: 'GET',
  path: '/Consent/GetRetention',
  access: ADMINS,
  answer: enveloped(Retention),
})

export const saveRetention = endpoint({
  method: 'POST',
  path: '/Consent/ManageRetention',
  access: ADMINS,
  body: onTheWire(RetentionDraft, {
    enquiries: 'enquiries',
    visits: 'visits',
    lostLeads: 'lostLeads',
    brochures: 'brochures',
    unconfirmed: 'unconfirmed',
    mails: 'mails',
    version: 'version',
  }),
  answer: enveloped(Retention),
})

/** Returns the decisions in force, in the order of `CONSENT_PURPOSES`. */
export const listLeadConsents = endpoint({
  method: 'GET',
  path: '/Consent/GetLeadConsents/{leadId}',
  access: SALES_STAFF,
  params: { leadId: recordId() },
  answer: enveloped(z.array(Consent)),
})
