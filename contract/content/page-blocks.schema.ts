import * as z from 'zod/mini'
import { upTo } from '#contract/company/company.schema.ts'
import { optionalFlag, optionalText, orNull, recordId, required } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import {
  CaptionedPicture,
  documentFile,
  optionalPicture,
  PageNumbers,
  PagePicture,
  SkylineDrawing,
} from './page-parts.schema.ts'
import { RichText } from './rich-text.schema.ts'
import { type BlockKind, PAGE_LIMIT } from './site-pages.constants.ts'
import { sitePagesMessages as messages } from './site-pages.messages.ts'

const block = <K extends BlockKind>(kind: K) => ({
  kind: z.literal(kind),
  /** Unique within the page; used as list key and link target. */
  id: required(messages.blockIdRequired, { max: LENGTH.name }),
  heading: optionalText(),
  /** Only staff receive hidden blocks. */
  hidden: optionalFlag(),
})

const variant = <const V extends readonly [string, ...string[]]>(variants: V) =>
  z.enum(variants, messages.unknownVariant)

/**
 * - `plain`: heading above the text.
 * - `lead`: heading beside the text, whose first paragraph is larger.
 * - `rows`: one row per heading in the text, with the paragraphs that follow it.
 * - `letter`: on a paper background, with the picture, quotation and signature in `letter`.
 */
export const TEXT_VARIANTS = ['plain', 'lead', 'rows', 'letter'] as const

const Letter = z.object({
  picture: optionalPicture(),
  caption: optionalText(),
  /** Without quotation marks, which the page adds. */
  quote: optionalText(),
  signedBy: optionalText({ max: LENGTH.name }),
  signedAs: optionalText(),
})

const TextBlock = z.object({
  ...block('text'),
  variant: variant(TEXT_VARIANTS),
  text: RichText,
  /** Only used by the variant `letter`; other variants keep it, so that switching back loses nothing. */
  letter: orNull(Letter),
})

/** `wide` spans the whole window; `column` is as wide as the text. */
export const PICTURE_VARIANTS = ['column', 'wide'] as const

const PictureBlock = z.object({
  ...block('picture'),
  variant: variant(PICTURE_VARIANTS),
  picture: PagePicture,
  caption: optionalText(),
})

const PicturesBlock = z.object({
  ...block('pictures'),
  pictures: upTo(PAGE_LIMIT.pictures, CaptionedPicture, messages.tooManyPictures),
})

const NumbersBlock = z.object({ ...block('numbers'), numbers: PageNumbers })

const Person = z.object({
  name: required(messages.personRequired, { max: LENGTH.name }),
  role: optionalText({ max: LENGTH.name }),
  text: optionalText({ max: LENGTH.paragraph }),
  picture: optionalPicture(),
})

const PeopleBlock = z.object({
  ...block('people'),
  people: upTo(PAGE_LIMIT.people, Person, messages.tooManyPeople),
})

const Question = z.object({ question: required(messages.questionRequired), answer: RichText })

const QuestionsBlock = z.object({
  ...block('questions'),
  questions: upTo(PAGE_LIMIT.questions, Question, messages.tooManyQuestions),
})

const TimelineEntry = z.object({
  when: required(messages.whenRequired, { max: PAGE_LIMIT.numberText }),
  text: required(messages.whatRequired),
})

/** A timeline of years, or a list of awards. */
const TimelineBlock = z.object({
  ...block('timeline'),
  drawing: orNull(SkylineDrawing),
  entries: upTo(PAGE_LIMIT.years, TimelineEntry, messages.tooManyYears),
})

const PageFile = z.object({ label: required(messages.fileLabelRequired), file: documentFile() })

const FilesBlock = z.object({ ...block('files'), files: upTo(PAGE_LIMIT.files, PageFile, messages.tooManyFiles) })

/** Hidden and deleted projects are left out on the page. */
const ProjectsBlock = z.object({
  ...block('projects'),
  lead: optionalText(),
  projectIds: upTo(PAGE_LIMIT.projects, recordId(), messages.tooManyProjects),
})

const EnquiryBlock = z.object({
  ...block('enquiry'),
  lead: optionalText(),
  /** Preselects the interest in the form, such as 'NRI'; null leaves it to the visitor. */
  interest: optionalText({ max: LENGTH.name }),
})

export const PageBlock = z.discriminatedUnion(
  'kind',
  [
    TextBlock,
    PictureBlock,
    PicturesBlock,
    NumbersBlock,
    PeopleBlock,
    QuestionsBlock,
    TimelineBlock,
    FilesBlock,
    ProjectsBlock,
    EnquiryBlock,
  ],
  messages.unknownBlock,
)
export type PageBlock = z.output<typeof PageBlock>
export type PageBlockOf<K extends BlockKind> = Extract<PageBlock, { kind: K }>

export const PageBlocks = upTo(PAGE_LIMIT.blocks, PageBlock, messages.tooManyBlocks).check(
  z.refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, messages.blockIdTwice),
)
