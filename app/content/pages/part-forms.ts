import { homeMessages } from '#contract/content/home.messages.ts'
import type { HomeSection, HomeSectionOf } from '#contract/content/home-sections.schema.ts'
import { noticesMessages } from '#contract/content/notices.messages.ts'
import {
  type PageBlock,
  type PageBlockOf,
  PICTURE_VARIANTS,
  TEXT_VARIANTS,
} from '#contract/content/page-blocks.schema.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import {
  type BlockKind,
  HOME_SECTION_LIMIT,
  type HomeSectionKind,
  PAGE_LIMIT,
  SKYLINE_MARKS,
} from '#contract/content/site-pages.constants.ts'

interface Named {
  name: string
  label: string
  hint?: string
  /** The field is shown only while another field has this value. */
  onlyWith?: readonly [name: string, value: string]
}

/** Fields are optional unless `isRequired` is set. */
export type FieldSpec = Named &
  (
    | { type: 'text'; isRequired?: boolean; isNeverNull?: boolean; rows?: number }
    | { type: 'day' | 'richText' }
    | { type: 'choice'; options: readonly { value: string; label: string }[] }
    | { type: 'picture'; isRequired?: boolean }
    | { type: 'file'; kind: 'video' | 'document'; isRequired?: boolean }
    | { type: 'lines' }
    | { type: 'projects'; max: number }
    | { type: 'group'; fields: readonly FieldSpec[]; empty: () => object }
    | { type: 'list'; fields: readonly FieldSpec[]; empty: () => object; add: string; max: number; isRow?: boolean }
  )

type Fields<Part> = readonly (FieldSpec & { name: Exclude<keyof Part & string, 'kind' | 'id' | 'hidden'> })[]

export const NO_PICTURE = { file: '', alt: '', x: 50, y: 50 }

const heading = { type: 'text', name: 'heading', label: 'Heading' } as const
/** The page shows `instead` where the heading is empty. */
const headingOr = (instead: string) => ({ ...heading, hint: `Left empty: ‘${instead}’.` })
const lead = { type: 'text', name: 'lead', label: 'Lead', rows: 2 } as const
const optionalPicture = { type: 'picture', name: 'picture', label: 'Picture' } as const
const picture = { ...optionalPicture, isRequired: true } as const
const caption = { type: 'text', name: 'caption', label: 'Caption' } as const
const captioned = { fields: [picture, caption], empty: () => ({ picture: NO_PICTURE, caption: null }) } as const

const numbers = {
  type: 'list',
  name: 'numbers',
  label: 'Numbers',
  add: 'Add a number',
  max: PAGE_LIMIT.numbers,
  isRow: true,
  fields: [
    { type: 'text', name: 'prefix', label: 'Before' },
    { type: 'text', name: 'number', label: 'Number', isRequired: true },
    { type: 'text', name: 'suffix', label: 'After' },
    { type: 'text', name: 'label', label: 'What it counts', isRequired: true },
  ],
  empty: () => ({ prefix: null, number: '', suffix: null, label: '' }),
} as const

const drawingText = {
  type: 'text',
  name: 'alt',
  label: 'Text for people who cannot see it',
  hint: 'Leave it empty if the drawing only decorates.',
  isNeverNull: true,
} as const

const drawing = {
  type: 'group',
  name: 'drawing',
  label: 'Drawing of the skyline',
  fields: [
    drawingText,
    { type: 'lines', name: 'marks', label: 'Labels of the scale', hint: `${SKYLINE_MARKS} lines, or none.` },
  ],
  empty: () => ({ alt: '', marks: [] }),
} as const

const projects = { type: 'projects', name: 'projectIds' } as const

const SECTION_FORMS: { [K in HomeSectionKind]: Fields<HomeSectionOf<K>> } = {
  hero: [
    { type: 'text', name: 'lead', label: 'Line above the slogan', rows: 2 },
    { type: 'file', name: 'film', label: 'Film', kind: 'video' },
    { type: 'text', name: 'filmTitle', label: 'Title of the film' },
    { type: 'text', name: 'filmLead', label: 'Text of the film', rows: 2 },
    { type: 'picture', name: 'poster', label: 'Picture of the film' },
    {
      ...{ type: 'picture', name: 'uprightPoster', label: 'Upright picture for phones' },
      hint: 'Without it phones show the other picture around its focal point.',
    },
    {
      ...projects,
      label: 'Slides',
      hint: 'Without a choice new launches, then other projects that are not completed.',
      max: HOME_SECTION_LIMIT.slides,
    },
  ],
  projects: [headingOr(siteMessages.heading.projects), lead],
  about: [
    { type: 'text', name: 'text', label: 'Text', rows: 4 },
    lead,
    {
      ...{ type: 'group', name: 'link', label: 'Link' },
      fields: [
        { type: 'text', name: 'label', label: 'Text of the link', isRequired: true },
        { type: 'text', name: 'address', label: 'Address of the link', isRequired: true },
      ],
      empty: () => ({ label: '', address: '' }),
    },
    {
      ...{ type: 'list', name: 'pictures', label: 'Pictures', add: 'Add a picture' },
      ...{ ...captioned, max: HOME_SECTION_LIMIT.aboutPictures },
    },
  ],
  numbers: [heading, numbers, drawing, { type: 'lines', name: 'notes', label: 'Notes under the drawing' }],
  highlights: [
    {
      ...{ type: 'list', name: 'slides', label: 'Slides', add: 'Add a slide', max: HOME_SECTION_LIMIT.highlights },
      fields: [
        { type: 'text', name: 'text', label: 'Text', isRequired: true, rows: 2 },
        { type: 'text', name: 'place', label: 'Place' },
        picture,
      ],
      empty: () => ({ text: '', place: null, picture: NO_PICTURE }),
    },
  ],
  categories: [headingOr(homeMessages.propertiesByCategory)],
  exclusive: [headingOr(homeMessages.exclusive)],
  initiatives: [
    heading,
    lead,
    {
      ...{ type: 'list', name: 'initiatives', label: 'Tiles', add: 'Add a tile', max: HOME_SECTION_LIMIT.initiatives },
      fields: [
        { type: 'text', name: 'name', label: 'Name', isRequired: true },
        { type: 'text', name: 'text', label: 'Text', rows: 2 },
        optionalPicture,
      ],
      empty: () => ({ name: '', text: null, picture: null }),
    },
  ],
  films: [headingOr(homeMessages.testimonials)],
  news: [headingOr(homeMessages.newsAndEvents)],
  banks: [headingOr(homeMessages.banks)],
  disclaimer: [
    headingOr(noticesMessages.disclaimer),
    { type: 'text', name: 'text', label: 'Text', rows: 5 },
    optionalPicture,
  ],
  popup: [
    { ...optionalPicture, hint: 'Opens once per visitor, between the two days.' },
    { type: 'day', name: 'from', label: 'First day' },
    { type: 'day', name: 'to', label: 'Last day' },
  ],
}

const labels = <V extends string>(options: readonly V[], names: Record<V, string>) =>
  options.map((value) => ({ value, label: names[value] }))

const BLOCK_FORMS: { [K in BlockKind]: Fields<PageBlockOf<K>> } = {
  text: [
    heading,
    {
      ...{ type: 'choice', name: 'variant', label: 'Shown' },
      options: labels(TEXT_VARIANTS, {
        plain: 'Heading above the text',
        lead: 'Heading beside the text',
        rows: 'A row for each heading in the text',
        letter: 'As a letter',
      }),
    },
    { type: 'richText', name: 'text', label: 'Text' },
    {
      ...{ type: 'group', name: 'letter', label: 'Picture and signature', onlyWith: ['variant', 'letter'] },
      fields: [
        optionalPicture,
        caption,
        { type: 'text', name: 'quote', label: 'Quotation', rows: 2 },
        { type: 'text', name: 'signedBy', label: 'Signed by' },
        { type: 'text', name: 'signedAs', label: 'Signed as' },
      ],
      empty: () => ({ picture: null, caption: null, quote: null, signedBy: null, signedAs: null }),
    },
  ],
  picture: [
    heading,
    picture,
    caption,
    {
      ...{ type: 'choice', name: 'variant', label: 'Width' },
      options: labels(PICTURE_VARIANTS, { column: 'As wide as the text', wide: 'From edge to edge' }),
    },
  ],
  pictures: [
    heading,
    {
      ...{ type: 'list', name: 'pictures', label: 'Pictures', add: 'Add a picture' },
      ...{ ...captioned, max: PAGE_LIMIT.pictures },
    },
  ],
  numbers: [heading, numbers],
  people: [
    heading,
    {
      ...{ type: 'list', name: 'people', label: 'People', add: 'Add a person', max: PAGE_LIMIT.people },
      fields: [
        { type: 'text', name: 'name', label: 'Name', isRequired: true },
        { type: 'text', name: 'role', label: 'Role' },
        { type: 'text', name: 'text', label: 'Text', rows: 3 },
        optionalPicture,
      ],
      empty: () => ({ name: '', role: null, text: null, picture: null }),
    },
  ],
  questions: [
    heading,
    {
      ...{ type: 'list', name: 'questions', label: 'Questions', add: 'Add a question', max: PAGE_LIMIT.questions },
      fields: [
        { type: 'text', name: 'question', label: 'Question', isRequired: true },
        { type: 'richText', name: 'answer', label: 'Answer' },
      ],
      empty: () => ({ question: '', answer: [] }),
    },
  ],
  timeline: [
    heading,
    {
      ...{ type: 'list', name: 'entries', label: 'Entries', add: 'Add an entry', max: PAGE_LIMIT.years },
      fields: [
        { type: 'text', name: 'when', label: 'Year or date', isRequired: true },
        { type: 'text', name: 'text', label: 'What happened', isRequired: true, rows: 2 },
      ],
      empty: () => ({ when: '', text: '' }),
    },
    drawing,
  ],
  files: [
    heading,
    {
      ...{ type: 'list', name: 'files', label: 'Files', add: 'Add a file', max: PAGE_LIMIT.files },
      fields: [
        { type: 'text', name: 'label', label: 'What it is', isRequired: true },
        { type: 'file', name: 'file', label: 'File', kind: 'document', isRequired: true },
      ],
      empty: () => ({ label: '', file: '' }),
    },
  ],
  projects: [heading, lead, { ...projects, label: 'Projects', max: PAGE_LIMIT.projects }],
  enquiry: [
    heading,
    lead,
    { type: 'text', name: 'interest', label: 'Interest', hint: 'Filled in for the visitor, for example NRI.' },
  ],
}

export function fieldsOf(part: HomeSection | PageBlock): readonly FieldSpec[] {
  return 'id' in part ? BLOCK_FORMS[part.kind] : SECTION_FORMS[part.kind]
}

export function newBlock(kind: BlockKind, id: string) {
  const values = BLOCK_FORMS[kind].map((field) => [field.name, emptyValue(field)])
  return { kind, id, hidden: false, ...Object.fromEntries(values) } as PageBlockOf<BlockKind>
}

function emptyValue(field: FieldSpec): unknown {
  if (field.type === 'choice') return field.options[0]?.value
  if (field.type === 'picture' && field.isRequired) return NO_PICTURE
  return ['list', 'lines', 'projects', 'richText'].includes(field.type) ? [] : null
}
