import * as z from 'zod/mini'
import { GENERAL_ADDRESS } from '#contract/wire/contact-patterns.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { PAGE_LIMIT } from './site-pages.constants.ts'
import { sitePagesMessages as messages } from './site-pages.messages.ts'

/** Accepts a path of this site, http, https, mailto and tel. Other schemes could run a script. */
export function safeLink() {
  return z.string(messages.unsafeLink).check(
    z.trim(),
    z.maxLength(LENGTH.link, wireMessages.tooLong),
    z.refine((link) => isSafeLink(link), messages.unsafeLink),
  )
}

function isSafeLink(link: string) {
  // Browsers ignore tabs and line breaks and read a backslash as a slash, so '/\host' would link to another host.
  if (/[\s\\\p{Cc}]/u.test(link)) return false
  if (link.startsWith('/')) return !link.startsWith('//')
  if (/^mailto:/i.test(link)) return GENERAL_ADDRESS.test(link.slice('mailto:'.length).split('?', 1)[0] ?? '')
  if (/^tel:/i.test(link)) return /^\+?[\d().-]{3,30}$/.test(link.slice('tel:'.length))
  return /^https?:\/\//i.test(link) && URL.parse(link) !== null
}

/** Text in one style. Surrounding spaces are kept, because the next run continues the sentence. */
export const TextRun = z.object({
  text: z
    .string(wireMessages.notText)
    .check(z.minLength(1, messages.emptyPart), z.maxLength(LENGTH.paragraph, wireMessages.tooLong)),
  strong: z.optional(z.boolean(messages.richTextUnreadable)),
  emphasis: z.optional(z.boolean(messages.richTextUnreadable)),
  link: z.optional(safeLink()),
})
export type TextRun = z.output<typeof TextRun>

const Runs = z.array(TextRun, messages.richTextUnreadable).check(
  z.minLength(1, messages.emptyPart),
  z.maxLength(PAGE_LIMIT.runs, messages.tooManyRuns),
  z.refine((runs) => runs.reduce((sum, { text }) => sum + text.length, 0) <= LENGTH.paragraph, wireMessages.tooLong),
)

const Paragraph = z.object({ kind: z.literal('paragraph'), runs: Runs })
const Heading = z.object({ kind: z.literal('heading'), runs: Runs })
const List = z.object({
  kind: z.literal('list'),
  isNumbered: z.boolean(messages.richTextUnreadable),
  items: z
    .array(Runs, messages.richTextUnreadable)
    .check(z.minLength(1, messages.emptyPart), z.maxLength(PAGE_LIMIT.listItems, messages.tooManyItems)),
})

const RichTextPart = z.discriminatedUnion('kind', [Paragraph, Heading, List], messages.unknownPart)

/** Formatted text. It is never stored as HTML, so it cannot contain a script. */
export const RichText = z
  .array(RichTextPart, messages.richTextUnreadable)
  .check(z.maxLength(PAGE_LIMIT.richTextParts, messages.tooManyParts))
export type RichText = z.output<typeof RichText>
export type RichTextPart = z.output<typeof RichTextPart>
