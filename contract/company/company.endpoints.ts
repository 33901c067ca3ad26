import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { orNull } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { ADMINS } from '#contract/wire/roles.ts'
import { companyRecordMessages as messages } from './company.messages.ts'
import {
  Company,
  CompanyFields,
  CompanyPhone,
  CompanyPhoneDraft,
  emphasisInSlogan,
  GrievanceOfficer,
  GrievanceOfficerDraft,
  Logo,
  Office,
  OfficeDraft,
  OfficePicture,
  SignInPicture,
  upTo,
} from './company.schema.ts'
import { COMPANY_LIMIT } from './company-limits.ts'
import { Look } from './look.schema.ts'

const officeNames = { name: 'name', lines: 'lines', hours: 'hours', mapUrl: 'mapUrl', phone: 'phone' } as const
const phoneNames = { purpose: 'purpose', number: 'number' } as const
const officerNames = { name: 'name', email: 'email', phone: 'phone' } as const
const logoNames = { file: 'file', width: 'width', height: 'height' } as const
const officePictureOnTheWire = onTheWire(OfficePicture, { file: 'file', alt: 'alt' })
const signInPictureOnTheWire = onTheWire(SignInPicture, { file: 'file', caption: 'caption' })
const names = {
  name: 'name',
  legalName: 'legalName',
  slogan: 'slogan',
  sloganEmphasis: 'sloganEmphasis',
  logoLight: 'logoLight',
  logoDark: 'logoDark',
  mark: 'mark',
  officePicture: 'officePicture',
  signInPicture: 'signInPicture',
  customerSignInImage: 'customerSignInImage',
  ownerSignInImage: 'ownerSignInImage',
  codeImage: 'codeImage',
  passwordImage: 'passwordImage',
  foundedYear: 'foundedYear',
  cin: 'cin',
  gstin: 'gstin',
  grievanceOfficer: 'grievanceOfficer',
  footerNote: 'footerNote',
  offices: 'offices',
  phones: 'phones',
  email: 'email',
  blog: 'blog',
  instagram: 'instagram',
  linkedin: 'linkedin',
  youtube: 'youtube',
  facebook: 'facebook',
  version: 'version',
} as const

export const lookNames = {
  palette: 'palette',
  ground: 'ground',
  ink: 'ink',
  accent: 'accent',
  type: 'type',
  dateStyle: 'dateStyle',
  version: 'version',
} as const

export const lookOnTheWire = onTheWire(Look, lookNames)

const companyOnTheWire = onTheWire(
  z.extend(Company, {
    logoLight: z.nullable(onTheWire(Logo, logoNames)),
    logoDark: z.nullable(onTheWire(Logo, logoNames)),
    mark: z.nullable(onTheWire(Logo, logoNames)),
    officePicture: z.optional(z.nullable(officePictureOnTheWire)),
    signInPicture: z.optional(z.nullable(signInPictureOnTheWire)),
    grievanceOfficer: z.nullable(onTheWire(GrievanceOfficer, officerNames)),
    offices: z.array(onTheWire(Office, officeNames)),
    phones: z.array(onTheWire(CompanyPhone, phoneNames)),
    look: z.optional(lookOnTheWire),
  }),
  { ...names, look: 'look' },
)

const draftOnTheWire = onTheWire(
  z
    .extend(CompanyFields, {
      officePicture: orNull(officePictureOnTheWire),
      signInPicture: orNull(signInPictureOnTheWire),
      grievanceOfficer: orNull(onTheWire(GrievanceOfficerDraft, officerNames)),
      offices: upTo(COMPANY_LIMIT.offices, onTheWire(OfficeDraft, officeNames), messages.tooManyOffices),
      phones: upTo(COMPANY_LIMIT.phones, onTheWire(CompanyPhoneDraft, phoneNames), messages.tooManyPhones),
    })
    .check(emphasisInSlogan()),
  names,
)

export const getCompany = endpoint({
  method: 'GET',
  path: '/Company/GetCompany',
  access: 'anyone',
  answer: enveloped(companyOnTheWire),
})

export const saveCompany = endpoint({
  method: 'POST',
  path: '/Company/ManageCompany',
  access: ADMINS,
  body: draftOnTheWire,
  answer: enveloped(companyOnTheWire),
})
