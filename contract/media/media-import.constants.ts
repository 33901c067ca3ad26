import { labelMessages } from '#contract/content/label.messages.ts'
import { MEDIA_CATEGORY, MEDIA_CATEGORY_NAME } from './media.constants.ts'
import { mediaMessages } from './media.messages.ts'

/** Accepted headings of each column; the first is used in messages. */
export const MEDIA_IMPORT_COLUMNS = {
  category: [mediaMessages.label.mediaType],
  name: [mediaMessages.label.title, mediaMessages.label.eventName, labelMessages.name],
  description: [labelMessages.description],
  date: [labelMessages.date],
  link: [mediaMessages.label.link],
  image: ['Picture', labelMessages.image, mediaMessages.label.bannerImage],
} as const

export type MediaImportColumn = keyof typeof MEDIA_IMPORT_COLUMNS

/** Required for new items only; in other lines an empty cell keeps the stored value. */
export const MEDIA_IMPORT_REQUIRED: readonly MediaImportColumn[] = ['name', 'description']

export const MEDIA_IMPORT_EXAMPLE: Record<MediaImportColumn, string> = {
  category: MEDIA_CATEGORY_NAME[MEDIA_CATEGORY.news],
  name: 'Keys for the first tower',
  description: 'What the media page says about it.',
  date: '2030-01-31',
  link: '',
  image: 'keys.jpg',
}
