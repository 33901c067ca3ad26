import * as z from 'zod/mini'
import { mapAddressOf } from '#contract/catalog/map-address.ts'
import { storedFile } from '#contract/uploads/uploads.schema.ts'
import { GENERAL_ADDRESS, MOBILE_DIGITS } from '#contract/wire/contact-patterns.ts'
import { optionalText, orNull, required, versionSeen, webLink } from '#contract/wire/fields.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { SOCIAL_NETWORKS, type SocialNetwork } from './company.constants.ts'
import { companyRecordMessages as messages } from './company.messages.ts'
import { COMPANY_LIMIT, FIRST_FOUNDING_YEAR } from './company-limits.ts'
import { Look } from './look.schema.ts'

export const Office = z.object({
  name: z.string(),
  /** The lines of the postal address. */
  lines: z.array(z.string()),
  hours: z.nullable(z.string()),
  /** The URL of an embedded map. */
  mapUrl: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})
export type Office = z.output<typeof Office>

export const CompanyPhone = z.object({ purpose: z.string(), number: z.string() })
export type CompanyPhone = z.output<typeof CompanyPhone>

export const GrievanceOfficer = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})
export type GrievanceOfficer = z.output<typeof GrievanceOfficer>

export const Logo = z.object({ file: z.string(), width: z.int(), height: z.int() })
export type Logo = z.output<typeof Logo>

export const OfficePicture = z.object({
  file: storedFile(messages.pictureUnknown),
  /** Empty if the image is decorative. */
  alt: z.string(wireMessages.notText).check(z.trim(), z.maxLength(LENGTH.line, wireMessages.tooLong)),
})
export type OfficePicture = z.output<typeof OfficePicture>

export const SignInPicture = z.object({ file: storedFile(messages.pictureUnknown), caption: optionalText() })
export type SignInPicture = z.output<typeof SignInPicture>

/** There is one company; until it is saved, the site shows its host name and no contacts. */
export const Company = z.object({
  name: z.string(),
  legalName: z.string(),
  slogan: z.nullable(z.string()),
  /** The words of the slogan that are set in italics. */
  sloganEmphasis: z.nullable(z.string()),
  /** For light backgrounds, for dark backgrounds, and the square logo for icons. */
  logoLight: z.nullable(Logo),
  logoDark: z.nullable(Logo),
  mark: z.nullable(Logo),
  /**
   * Not in the data of the root route, because only the contact page, the sign-in pages and the account pages show
   * these images.
   */
  officePicture: z.optional(z.nullable(OfficePicture)),
  signInPicture: z.optional(z.nullable(SignInPicture)),
  customerSignInImage: z.optional(z.nullable(z.string())),
  ownerSignInImage: z.optional(z.nullable(z.string())),
  codeImage: z.optional(z.nullable(z.string())),
  passwordImage: z.optional(z.nullable(z.string())),
  foundedYear: z.nullable(z.int()),
  cin: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  grievanceOfficer: z.nullable(GrievanceOfficer),
  /** Follows the legal notice in the footer of every public page. */
  footerNote: z.nullable(z.string()),
  /** The first office is the one in the footer, in emails and on receipts. */
  offices: z.array(Office),
  phones: z.array(CompanyPhone),
  email: z.nullable(z.string()),
  blog: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  linkedin: z.nullable(z.string()),
  youtube: z.nullable(z.string()),
  facebook: z.nullable(z.string()),
  /** Absent while the site has the default look. */
  look: z.optional(Look),
  /** 0 if no company is saved yet. */
  version: z.optional(z.int()),
})
export type Company = z.output<typeof Company>

const PHONE = new RegExp(`^\\+?(?:[ ()-]*\\d){${MOBILE_DIGITS.fewest},${MOBILE_DIGITS.most}}[ )-]*$`)

const phone = () =>
  z
    .string(messages.phoneInvalid)
    .check(z.trim(), z.maxLength(LENGTH.mobileNumber, messages.phoneInvalid), z.regex(PHONE, messages.phoneInvalid))

const email = () =>
  z
    .string(messages.emailInvalid)
    .check(
      z.trim(),
      z.maxLength(LENGTH.address, messages.emailInvalid),
      z.regex(GENERAL_ADDRESS, messages.emailInvalid),
    )

const mapUrl = () =>
  z.codec(
    z.string(messages.mapUnknown),
    z.string().check(z.minLength(1, messages.mapUnknown), z.maxLength(LENGTH.link, messages.mapUnknown)),
    { decode: (text) => mapAddressOf(text) ?? '', encode: (url) => url },
  )

export const OfficeDraft = z.object({
  name: required(messages.officeNameRequired, { max: LENGTH.name }),
  lines: z
    .array(required(messages.addressRequired, { max: LENGTH.line }), messages.addressRequired)
    .check(z.minLength(1, messages.addressRequired), z.maxLength(COMPANY_LIMIT.addressLines, messages.tooManyLines)),
  hours: optionalText({ max: LENGTH.name }),
  mapUrl: orNull(mapUrl()),
  phone: orNull(phone()),
})

export const CompanyPhoneDraft = z.object({
  purpose: required(messages.purposeRequired, { max: LENGTH.name }),
  number: phone(),
})

export const GrievanceOfficerDraft = z.object({
  name: required(messages.officerNameRequired, { max: LENGTH.name }),
  email: orNull(email()),
  phone: orNull(phone()),
})

/**
 * Accepts the name of an uploaded file, or a logo as returned by the API, so that a response can be saved unchanged.
 */
const logo = () =>
  z.codec(z.unknown(), storedFile(messages.logoUnknown), {
    decode: (value) => (isLogo(value) ? value.file : value) as string,
    encode: (name) => name,
  })

function isLogo(value: unknown): value is Pick<Logo, 'file'> {
  return typeof value === 'object' && value !== null && 'file' in value
}

const year = () =>
  z.codec(
    z.union([z.string(), z.number()], messages.yearInvalid),
    z.int(messages.yearInvalid).check(isYear(), isNotInFuture()),
    {
      decode: (value) => (/^\d{4}$/.test(String(value).trim()) ? Number(value) : Number.NaN),
      encode: (value): string | number => value,
    },
  )

function isYear() {
  return z.refine<number>((value) => value >= FIRST_FOUNDING_YEAR && value <= 9999, messages.yearInvalid)
}

function isNotInFuture() {
  return z.refine<number>((value) => value <= Number(siteDay(new Date()).slice(0, 4)), messages.yearInFuture)
}

/** Also accepts a link without its scheme. */
function socialLink(network: SocialNetwork) {
  const message = network.path === '/' ? messages.notThisNetwork(network.host) : messages.notACompanyPage
  return z.codec(
    z.string(message),
    z.string().check(
      z.maxLength(LENGTH.link, wireMessages.tooLong),
      z.refine((link) => isPageOf(network, link), message),
    ),
    { decode: withScheme, encode: (link) => link },
  )
}

function withScheme(text: string) {
  const link = text.trim()
  return /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`
}

function isPageOf({ host, path }: SocialNetwork, link: string) {
  const url = URL.parse(link)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return false
  const isHost = url.hostname === host || url.hostname.endsWith(`.${host}`)
  return isHost && url.pathname.startsWith(path) && url.pathname.length > path.length
}

const [instagram, linkedin, youtube, facebook] = SOCIAL_NETWORKS

const image = () => orNull(storedFile(messages.pictureUnknown))

/** Replaces the whole record: an omitted value becomes null or empty. */
export const CompanyFields = z.object({
  name: required(messages.nameRequired, { max: LENGTH.name }),
  legalName: required(messages.legalNameRequired, { max: LENGTH.name }),
  slogan: optionalText({ max: COMPANY_LIMIT.slogan }),
  sloganEmphasis: optionalText({ max: COMPANY_LIMIT.slogan }),
  logoLight: orNull(logo()),
  logoDark: orNull(logo()),
  mark: orNull(logo()),
  officePicture: orNull(OfficePicture),
  signInPicture: orNull(SignInPicture),
  customerSignInImage: image(),
  ownerSignInImage: image(),
  codeImage: image(),
  passwordImage: image(),
  foundedYear: orNull(year()),
  cin: optionalText({ max: LENGTH.name }),
  gstin: optionalText({ max: LENGTH.name }),
  grievanceOfficer: orNull(GrievanceOfficerDraft),
  footerNote: optionalText({ max: COMPANY_LIMIT.note }),
  offices: upTo(COMPANY_LIMIT.offices, OfficeDraft, messages.tooManyOffices),
  phones: upTo(COMPANY_LIMIT.phones, CompanyPhoneDraft, messages.tooManyPhones),
  email: orNull(email()),
  blog: orNull(webLink()),
  instagram: orNull(socialLink(instagram)),
  linkedin: orNull(socialLink(linkedin)),
  youtube: orNull(socialLink(youtube)),
  facebook: orNull(socialLink(facebook)),
  version: versionSeen(),
})

/** Accepts up to `most` entries; an omitted list becomes empty. */
export function upTo<T extends z.ZodMiniType>(most: number, entry: T, message: string) {
  const List = z.array(entry, wireMessages.unreadable).check(z.maxLength(most, message))
  return z.codec(z.unknown(), List, {
    decode: (value) => (value ?? []) as z.input<typeof List>,
    encode: (value) => value,
  })
}

export function emphasisInSlogan<D extends Pick<z.output<typeof CompanyFields>, 'slogan' | 'sloganEmphasis'>>() {
  return z.refine<D>(
    ({ slogan, sloganEmphasis }) => sloganEmphasis === null || (slogan ?? '').includes(sloganEmphasis),
    { error: messages.notInSlogan, path: ['sloganEmphasis'] },
  )
}

export const CompanyDraft = CompanyFields.check(emphasisInSlogan())
export type CompanyDraft = z.output<typeof CompanyDraft>
