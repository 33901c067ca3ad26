import { say } from '#contract/content/content.messages.ts'
import { say as site } from '#contract/content/site.messages.ts'

/** The texts that staff write, as their boxes are called. */
export const TEXT_EDITORS = [
  { name: 'termsAndConditions', label: say.label.termsAndConditions },
  { name: 'privacy', label: site.page.privacy },
] as const

export type TextEditor = (typeof TEXT_EDITORS)[number]
