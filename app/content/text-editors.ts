import { contentMessages } from '#contract/content/content.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'

/** The texts that staff can edit, with their labels. */
export const TEXT_EDITORS = [
  { name: 'termsAndConditions', label: contentMessages.label.termsAndConditions },
  { name: 'privacy', label: siteMessages.page.privacy },
] as const

export type TextEditor = (typeof TEXT_EDITORS)[number]
