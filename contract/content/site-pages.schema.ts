import * as z from 'zod/mini'
import { idOrNew, optionalFlag, optionalText, orNull, required, versionSeen } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { HomeSections, isCompleteHome } from './home-sections.schema.ts'
import { PageBlocks } from './page-blocks.schema.ts'
import { pictureFile } from './page-parts.schema.ts'
import { ADDRESS_PATTERN, kindOfPage, PAGE_LIMIT, PAGE_PLACES } from './site-pages.constants.ts'
import { sitePagesMessages as messages } from './site-pages.messages.ts'

/** Accepts the path of a page added by staff, with or without a leading slash and in any letter case. */
export function pageAddress() {
  return z.codec(
    z.string(messages.addressRequired),
    z
      .string()
      .check(
        z.minLength(1, { error: messages.addressRequired, abort: true }),
        z.maxLength(PAGE_LIMIT.address, messages.addressInvalid),
        z.regex(ADDRESS_PATTERN, messages.addressInvalid),
      ),
    { decode: (text) => text.trim().replace(/^\//, '').toLowerCase(), encode: (address) => address },
  )
}

/** Replaces the whole page: an omitted value becomes null or empty. The id decides the kind, see `kindOfPage`. */
export const SitePageFields = z.object({
  id: idOrNew(),
  address: orNull(pageAddress()),
  name: required(messages.nameRequired, { max: LENGTH.name }),
  title: optionalText(),
  titleEmphasis: optionalText(),
  description: orNull(
    z.string(wireMessages.notText).check(z.trim(), z.maxLength(PAGE_LIMIT.description, messages.descriptionTooLong)),
  ),
  sharePicture: orNull(pictureFile()),
  place: z.enum(PAGE_PLACES, messages.unknownPlace),
  hidden: optionalFlag(),
  sections: HomeSections,
  blocks: PageBlocks,
  version: versionSeen(),
})
export type SitePageDraft = z.output<typeof SitePageFields>

const RULES: { field: keyof SitePageDraft; message: string; isBroken: (page: SitePageDraft) => boolean }[] = [
  { field: 'title', message: messages.titleRequired, isBroken: (page) => !isHome(page) && page.title === null },
  {
    field: 'titleEmphasis',
    message: messages.notInTitle,
    isBroken: ({ title, titleEmphasis }) => titleEmphasis !== null && !(title ?? '').includes(titleEmphasis),
  },
  { field: 'address', message: messages.addressRequired, isBroken: (page) => isFurther(page) && page.address === null },
  { field: 'address', message: messages.addressFixed, isBroken: (page) => !isFurther(page) && page.address !== null },
  { field: 'hidden', message: messages.alwaysShown, isBroken: (page) => !isFurther(page) && page.hidden },
  {
    field: 'sections',
    message: messages.sectionsIncomplete,
    isBroken: (page) => isHome(page) && !isCompleteHome(page.sections),
  },
  {
    field: 'sections',
    message: messages.sectionsOnlyOnHome,
    isBroken: (page) => !isHome(page) && page.sections.length > 0,
  },
  { field: 'blocks', message: messages.noBlocksOnHome, isBroken: (page) => isHome(page) && page.blocks.length > 0 },
  {
    field: 'blocks',
    message: messages.tooLarge,
    isBroken: ({ sections, blocks }) => JSON.stringify([sections, blocks]).length > PAGE_LIMIT.characters,
  },
]

const isHome = ({ id }: SitePageDraft) => kindOfPage(id) === 'home'
const isFurther = ({ id }: SitePageDraft) => kindOfPage(id) === 'further'

export const SitePageDraft = SitePageFields.check(
  ...RULES.map(({ field, message, isBroken }) =>
    z.refine<SitePageDraft>((page) => !isBroken(page), { error: message, path: [field] }),
  ),
)
