import { PHONE_PURPOSE } from './company.constants.ts'

// Not in company.constants.ts, which every public page loads.

export const PHONE_PURPOSES = [PHONE_PURPOSE.sales, PHONE_PURPOSE.care, PHONE_PURPOSE.chat] as const

export const LOGO_FIELDS = ['logoLight', 'logoDark', 'mark'] as const
export type LogoField = (typeof LOGO_FIELDS)[number]

export const PICTURE_FIELDS = ['officePicture', 'signInPicture'] as const
export type PictureField = (typeof PICTURE_FIELDS)[number]

export const ACCOUNT_IMAGE_FIELDS = ['customerSignInImage', 'ownerSignInImage', 'codeImage', 'passwordImage'] as const
export type AccountImageField = (typeof ACCOUNT_IMAGE_FIELDS)[number]

export const COMPANY_LIMIT = { offices: 20, phones: 20, addressLines: 6, slogan: 120, note: 300 } as const

/** Other lengths are saved with a warning, because registers change their formats. */
export const CIN_LENGTH = 21
export const GSTIN_LENGTH = 15

export const FIRST_FOUNDING_YEAR = 1800
