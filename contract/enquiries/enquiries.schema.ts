import * as z from 'zod/mini'
import { consentChoices } from '#contract/consent/consent-choices.schema.ts'
import { sentFrom } from '#contract/insights/sent-from.ts'
import {
  calendarDay,
  contactAddress,
  daysInOrder,
  mobileNumber,
  optionalFlag,
  optionalText,
  orNull,
  recordId,
  required,
} from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { enquiriesMessages } from './enquiries.messages.ts'

/** Omitted from the body if empty, because the specified call does not have this field. */
const aboutProject = z.codec(z.unknown(), optionalText({ max: LENGTH.name }), {
  decode: (value) => value,
  encode: (value) => value ?? undefined,
})

export const NewEnquiry = z.object({
  name: required(enquiriesMessages.nameRequired, { max: LENGTH.name }),
  email: contactAddress({ missing: enquiriesMessages.emailRequired, invalid: enquiriesMessages.emailInvalid }),
  countryCode: orNull(
    z
      .string(enquiriesMessages.countryCodeInvalid)
      .check(z.trim(), z.regex(/^\+?[\d -]{1,10}$/, enquiriesMessages.countryCodeInvalid)),
  ),
  mobileNumber: mobileNumber({
    missing: enquiriesMessages.mobileNumberRequired,
    invalid: enquiriesMessages.mobileNumberInvalid,
  }),
  interest: required(enquiriesMessages.interestRequired, { max: LENGTH.name }),
  message: required(enquiriesMessages.messageRequired, { max: LENGTH.paragraph }),
  /** Set if the form was opened from a project page. */
  projectName: aboutProject,
  isAuthorized: optionalFlag().check(z.refine((isTicked) => isTicked, enquiriesMessages.authorizationRequired)),
})
export type NewEnquiry = z.output<typeof NewEnquiry>

export const SentEnquiry = z.extend(NewEnquiry, { ...sentFrom, ...consentChoices })
export type SentEnquiry = z.output<typeof SentEnquiry>

export const Enquiry = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  countryCode: z.nullable(z.string()),
  mobileNumber: z.string(),
  interest: z.string(),
  message: z.string(),
  projectName: z.nullable(z.string()),
  isAuthorized: z.boolean(),
  /** True for an imported enquiry, absent for one from the form. */
  isImported: z.optional(z.boolean()),
  createdAt: z.string(),
})
export type Enquiry = z.output<typeof Enquiry>

export const ENQUIRY_COLUMNS = [
  'name',
  'email',
  'countryCode',
  'mobileNumber',
  'interest',
  'message',
  'isAuthorized',
  'createdAt',
] as const
export type EnquiryColumn = (typeof ENQUIRY_COLUMNS)[number]

/** Filters by the date of receipt; both dates are inclusive. */
export const EnquiryFilters = z
  .object({
    id: z.optional(orNull(recordId())),
    interest: optionalText({ max: LENGTH.name }),
    from: orNull(calendarDay()),
    to: orNull(calendarDay()),
  })
  .check(daysInOrder())
export type EnquiryFilters = z.output<typeof EnquiryFilters>
