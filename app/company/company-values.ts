import * as z from 'zod/mini'
import { SOCIAL_NETWORKS } from '#contract/company/company.constants.ts'
import { companyRecordMessages as messages } from '#contract/company/company.messages.ts'
import {
  type Company,
  CompanyDraft,
  CompanyFields,
  CompanyPhoneDraft,
  GrievanceOfficerDraft,
  OfficeDraft,
  OfficePicture,
  SignInPicture,
} from '#contract/company/company.schema.ts'
import {
  ACCOUNT_IMAGE_FIELDS,
  type AccountImageField,
  LOGO_FIELDS,
  type LogoField,
  type PictureField,
} from '#contract/company/company-limits.ts'
import { type FormErrors, fieldRule } from '../lib/read-form.ts'
import type { FormValues } from '../ui/form/form-values.ts'
import { rowPath } from '../ui/record/row-path.ts'
import type { Reading } from '../ui/record/use-single-record.ts'

export interface OfficeValues {
  /** Stays the same while the list is reordered; part of the names of the inputs. */
  key: number
  name: string
  lines: string
  hours: string
  mapUrl: string
  phone: string
}

export interface PhoneValues {
  key: number
  purpose: string
  number: string
}

const TEXTS = [
  'name',
  'legalName',
  'slogan',
  'sloganEmphasis',
  'foundedYear',
  'cin',
  'gstin',
  'footerNote',
  'email',
  'blog',
  'instagram',
  'linkedin',
  'youtube',
  'facebook',
] as const
const OFFICER = { officerName: 'name', officerEmail: 'email', officerPhone: 'phone' } as const

/** For each image, the field with its alt text or caption. */
export const PICTURE_TEXT = { officePicture: 'officePictureAlt', signInPicture: 'signInPictureCaption' } as const

export type TextName = (typeof TEXTS)[number] | keyof typeof OFFICER | (typeof PICTURE_TEXT)[PictureField]
/** The value of a logo or image is the name of its stored file, or empty. */
export type CompanyValues = Record<TextName | LogoField | PictureField | AccountImageField, string> & {
  offices: OfficeValues[]
  phones: PhoneValues[]
}

let lastKey = 0
export function newKey() {
  lastKey += 1
  return lastKey
}

/** Before the first save the name fields are empty, because the default name is only the host. */
export function valuesOf(company: Company): CompanyValues {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, String(company[name] ?? '')])) as Record<TextName, string>
  const logos = Object.fromEntries(LOGO_FIELDS.map((field) => [field, company[field]?.file ?? '']))
  const images = Object.fromEntries(ACCOUNT_IMAGE_FIELDS.map((field) => [field, company[field] ?? '']))
  const { grievanceOfficer: officer, officePicture, signInPicture } = company
  return {
    ...texts,
    ...(logos as Record<LogoField, string>),
    ...(images as Record<AccountImageField, string>),
    ...(company.version === 0 && { name: '', legalName: '' }),
    officerName: officer?.name ?? '',
    officerEmail: officer?.email ?? '',
    officerPhone: officer?.phone ?? '',
    officePicture: officePicture?.file ?? '',
    officePictureAlt: officePicture?.alt ?? '',
    signInPicture: signInPicture?.file ?? '',
    signInPictureCaption: signInPicture?.caption ?? '',
    offices: company.offices.map(({ name, lines, hours, mapUrl, phone }) => ({
      key: newKey(),
      name,
      lines: lines.join('\n'),
      hours: hours ?? '',
      mapUrl: mapUrl ?? '',
      phone: phone ?? '',
    })),
    phones: company.phones.map((phone) => ({ key: newKey(), ...phone })),
  }
}

export function readValues(values: CompanyValues, version: number | undefined): Reading<CompanyDraft> {
  const { officerName: name, officerEmail: email, officerPhone: phone, offices, phones, ...others } = values
  const { officePicture, officePictureAlt: alt, signInPicture, signInPictureCaption: caption, ...texts } = others
  const result = z.safeDecode(CompanyDraft, {
    ...texts,
    officePicture: officePicture ? { file: officePicture, alt } : null,
    signInPicture: signInPicture ? { file: signInPicture, caption } : null,
    grievanceOfficer: name || email || phone ? { name, email, phone } : null,
    offices: offices.map((office) => ({ ...office, lines: linesOf(office.lines) })),
    phones,
    version,
  } as never)
  if (result.success) return { ok: true, draft: result.data }
  const errors: FormErrors = {}
  for (const { path, message } of result.error.issues) errors[fieldAt(rowPath(path, { offices, phones }))] ??= message
  return { ok: false, errors }
}

/**
 * Returns the input name for a path in the draft, for example `offices.3.lines` (3 is the key of the office) or
 * `officerName`.
 */
function fieldAt([first, second, third]: readonly PropertyKey[]) {
  if (first === 'grievanceOfficer') {
    return Object.entries(OFFICER).find(([, field]) => field === second)?.[0] ?? 'officerName'
  }
  if (first === 'officePicture' && second === 'alt') return PICTURE_TEXT.officePicture
  if (first === 'signInPicture' && second === 'caption') return PICTURE_TEXT.signInPicture
  if (first === 'officePicture' || first === 'signInPicture') return first
  return [first, second, third].filter((step) => step !== undefined).join('.')
}

export function linesOf(text: string) {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Validates one field while the user types. Rules that involve several fields are only checked by `readValues`. */
export function ruleOf(name: string, value: string): string | null {
  const [list, , field] = name.split('.')
  if (list === 'offices' && field === 'lines') {
    return z.safeDecode(OfficeDraft.shape.lines, linesOf(value) as never).error?.issues[0]?.message ?? null
  }
  if (list === 'offices') return fieldRule(OfficeDraft.shape[field as 'name'])(value)
  if (list === 'phones') return fieldRule(CompanyPhoneDraft.shape[field as 'number'])(value)
  if (name === 'officerName' || name in PICTURE_TEXT) return null
  if (name === PICTURE_TEXT.officePicture) return fieldRule(OfficePicture.shape.alt)(value)
  if (name === PICTURE_TEXT.signInPicture) return fieldRule(SignInPicture.shape.caption)(value)
  if (name in OFFICER) return fieldRule(GrievanceOfficerDraft.shape[OFFICER[name as 'officerEmail']])(value)
  return fieldRule(CompanyFields.shape[name as 'name'])(value)
}

/** Returns the values as strings, for counting and comparing changes. Each list becomes one string. */
export function textsOf({ offices, phones, ...texts }: CompanyValues): FormValues {
  return {
    ...texts,
    offices: offices
      .map(({ name, lines, hours, mapUrl, phone }) =>
        [name, ...linesOf(lines), hours, phone, mapUrl].filter(Boolean).join(', '),
      )
      .join('\n'),
    phones: phones.map(({ purpose, number }) => `${purpose}: ${number}`).join('\n'),
  }
}

export const FIELD_LABELS: Record<string, string> = { ...messages.label, offices: messages.card.offices }

export const SOCIAL_FIELDS = SOCIAL_NETWORKS.map(({ field, label }) => ({ field, label }))
