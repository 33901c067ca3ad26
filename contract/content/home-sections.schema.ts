import * as z from 'zod/mini'
import { upTo } from '#contract/company/company.schema.ts'
import {
  calendarDay,
  isReversed,
  optionalFlag,
  optionalText,
  orNull,
  recordId,
  required,
} from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import {
  CaptionedPicture,
  filmFile,
  optionalPicture,
  PageNumbers,
  PagePicture,
  SkylineDrawing,
} from './page-parts.schema.ts'
import { safeLink } from './rich-text.schema.ts'
import { HOME_SECTION_LIMIT, HOME_SECTIONS, type HomeSectionKind } from './site-pages.constants.ts'
import { sitePagesMessages as messages } from './site-pages.messages.ts'

// A hidden section keeps its content. The page omits a section without content.

const section = <K extends HomeSectionKind>(kind: K) => ({ kind: z.literal(kind), hidden: optionalFlag() })

const HeroSection = z.object({
  ...section('hero'),
  /** Shown above the slogan. */
  lead: optionalText(),
  film: orNull(filmFile()),
  filmTitle: optionalText({ max: LENGTH.name }),
  filmLead: optionalText(),
  poster: optionalPicture(),
  /** For phones; if null, they show `poster` around its focal point. */
  uprightPoster: optionalPicture(),
  /** Projects on the slides. If empty, the page selects from `OPEN_PROJECTS`, new launches first. */
  projectIds: upTo(HOME_SECTION_LIMIT.slides, recordId(), messages.tooManySlides),
})

const ProjectsSection = z.object({ ...section('projects'), heading: optionalText(), lead: optionalText() })

const AboutSection = z.object({
  ...section('about'),
  text: optionalText({ max: LENGTH.paragraph }),
  lead: optionalText(),
  link: orNull(z.object({ label: required(messages.linkLabelRequired, { max: LENGTH.name }), address: safeLink() })),
  pictures: upTo(HOME_SECTION_LIMIT.aboutPictures, CaptionedPicture, messages.tooManyAboutPictures),
})

const NumbersSection = z.object({
  ...section('numbers'),
  heading: optionalText(),
  numbers: PageNumbers,
  drawing: orNull(SkylineDrawing),
  /** Shown below the drawing. */
  notes: upTo(
    HOME_SECTION_LIMIT.notes,
    z.string(wireMessages.notText).check(z.trim(), z.maxLength(LENGTH.name, wireMessages.tooLong)),
    messages.tooManyNotes,
  ),
})

const Highlight = z.object({
  text: required(messages.highlightRequired),
  place: optionalText({ max: LENGTH.name }),
  picture: PagePicture,
})

const HighlightsSection = z.object({
  ...section('highlights'),
  slides: upTo(HOME_SECTION_LIMIT.highlights, Highlight, messages.tooManyHighlights),
})

const CategoriesSection = z.object({ ...section('categories'), heading: optionalText() })
const ExclusiveSection = z.object({ ...section('exclusive'), heading: optionalText() })

const Initiative = z.object({
  name: required(messages.initiativeRequired, { max: LENGTH.name }),
  text: optionalText(),
  picture: optionalPicture(),
})

const InitiativesSection = z.object({
  ...section('initiatives'),
  heading: optionalText(),
  lead: optionalText(),
  initiatives: upTo(HOME_SECTION_LIMIT.initiatives, Initiative, messages.tooManyInitiatives),
})

const FilmsSection = z.object({ ...section('films'), heading: optionalText() })
const NewsSection = z.object({ ...section('news'), heading: optionalText() })
const BanksSection = z.object({ ...section('banks'), heading: optionalText() })

/** A dialog, so its position in the order has no effect. The specified notice always precedes `text`. */
const DisclaimerSection = z.object({
  ...section('disclaimer'),
  heading: optionalText(),
  text: optionalText({ max: LENGTH.paragraph }),
  picture: optionalPicture(),
})

/**
 * A dialog after the disclaimer, shown to each visitor once per image. `from` and `to` are inclusive; null means no
 * limit.
 */
const PopupSection = z
  .object({
    ...section('popup'),
    picture: optionalPicture(),
    from: orNull(calendarDay()),
    to: orNull(calendarDay()),
  })
  .check(z.refine((days) => !isReversed(days), { error: wireMessages.daysReversed, path: ['to'] }))

export const HomeSection = z.discriminatedUnion(
  'kind',
  [
    HeroSection,
    ProjectsSection,
    AboutSection,
    NumbersSection,
    HighlightsSection,
    CategoriesSection,
    ExclusiveSection,
    InitiativesSection,
    FilmsSection,
    NewsSection,
    BanksSection,
    DisclaimerSection,
    PopupSection,
  ],
  messages.unknownSection,
)
export type HomeSection = z.output<typeof HomeSection>
export type HomeSectionOf<K extends HomeSectionKind> = Extract<HomeSection, { kind: K }>

export const HomeSections = upTo(HOME_SECTIONS.length, HomeSection, messages.sectionsIncomplete)

export function isCompleteHome(sections: readonly Pick<HomeSection, 'kind'>[]) {
  const kinds = new Set(sections.map(({ kind }) => kind))
  return sections.length === HOME_SECTIONS.length && kinds.size === HOME_SECTIONS.length
}
