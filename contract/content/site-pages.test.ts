import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { builtInOwner } from './built-in-addresses.ts'
import { defaultAbout, defaultHome } from './default-pages.ts'
import { saveSitePage } from './manage-pages.endpoints.ts'
import { addressOf, freeAddresses } from './page-address.ts'
import { BLOCK_KINDS, HOME_SECTIONS, PAGE_LIMIT } from './site-pages.constants.ts'
import { sitePagesMessages as messages } from './site-pages.messages.ts'

const text = [{ kind: 'paragraph', runs: [{ text: 'Text' }] }]
const picture = { file: 'garden-court', alt: 'Gardens', x: 50, y: 50 }
const shown = { heading: null, hidden: false }

/** One block of each kind. */
const BLOCKS = [
  { kind: 'text', id: 'a', ...shown, variant: 'plain', text, letter: null },
  { kind: 'picture', id: 'b', ...shown, variant: 'wide', picture, caption: null },
  { kind: 'pictures', id: 'c', ...shown, pictures: [{ picture, caption: 'The court' }] },
  {
    kind: 'numbers',
    ...{ id: 'd', ...shown },
    numbers: [{ prefix: 'over', number: '2', suffix: 'crore sq.ft', label: 'delivered' }],
  },
  { kind: 'people', id: 'e', ...shown, people: [{ name: 'Farah Khan', role: null, text: null, picture: null }] },
  { kind: 'questions', id: 'f', ...shown, questions: [{ question: 'Can rent be sent abroad?', answer: text }] },
  {
    kind: 'timeline',
    ...{ id: 'g', ...shown },
    drawing: { alt: '', marks: ['1998', '2005', '2012', '2019', '2026'] },
    entries: [{ when: '1998', text: 'Shops in Rohini, four storeys' }],
  },
  { kind: 'files', id: 'h', ...shown, files: [{ label: 'Annual report', file: '1730000000000_report.pdf' }] },
  { kind: 'projects', id: 'i', ...shown, lead: null, projectIds: [3, 1] },
  { kind: 'enquiry', id: 'j', ...shown, lead: null, interest: 'NRI' },
]

const further = {
  ...{ id: 0, address: 'nri-desk', name: 'NRI desk', title: 'Buying from abroad', titleEmphasis: null },
  ...{ description: null, sharePicture: null, place: 'footer', hidden: true, sections: [], version: null },
  blocks: BLOCKS as object[],
}
const { kind: _home, ...home } = defaultHome()
const { kind: _about, ...about } = defaultAbout()

const decode = (page: object) => z.safeDecode(saveSitePage.body as z.ZodMiniType<unknown, object>, page)
const refusalOf = (change: object, page: object = further) => decode({ ...page, ...change }).error?.issues[0]?.message
const refusalOfBlock = (kind: string, change: object) =>
  refusalOf({ blocks: BLOCKS.map((block) => (block.kind === kind ? { ...block, ...change } : block)) })

test('a page with a block of each kind is read and written unchanged', () => {
  expect(BLOCKS.map(({ kind }) => kind)).toEqual(BLOCK_KINDS)
  const decoded = decode(further)

  expect(decoded.data).toEqual(further)
  expect(z.encode(saveSitePage.body as z.ZodMiniType<unknown, object>, decoded.data)).toEqual(further)
})

test('the letter of the about page keeps its picture, quotation and signature', () => {
  const letter = { picture, caption: 'The flat', quote: 'We keep the date.', signedBy: 'D. Malhotra', signedAs: null }
  const blocks = [{ ...BLOCKS[0], variant: 'letter', letter }]

  expect(decode({ ...about, blocks }).data).toMatchObject({ blocks })
})

test('unknown kinds and variants of blocks, and ids that are missing or used twice, are refused', () => {
  expect(refusalOf({ blocks: [{ kind: 'html', id: 'a', html: '<b>' }] })).toBe(messages.unknownBlock)
  expect(refusalOfBlock('text', { variant: 'poem' })).toBe(messages.unknownVariant)
  expect(refusalOfBlock('text', { id: ' ' })).toBe(messages.blockIdRequired)
  expect(refusalOfBlock('text', { id: 'b' })).toBe(messages.blockIdTwice)
})

test('a page has limits for its blocks and for its whole content', () => {
  const blocks = (count: number, run: string) =>
    Array.from({ length: count }, (_, at) => ({
      ...BLOCKS[0],
      id: `${at}`,
      text: [{ kind: 'paragraph', runs: [{ text: run }] }],
    }))

  expect(refusalOf({ blocks: blocks(PAGE_LIMIT.blocks, 'a') })).toBeUndefined()
  expect(refusalOf({ blocks: blocks(PAGE_LIMIT.blocks + 1, 'a') })).toBe(messages.tooManyBlocks)
  expect(refusalOf({ blocks: blocks(25, 'a'.repeat(4_500)) })).toBe(messages.tooLarge)
})

test('a picture is an uploaded or bundled image, with a focal point from 0 to 100 percent', () => {
  const refusalOfPicture = (change: object) => refusalOfBlock('picture', { picture: { ...picture, ...change } })

  for (const file of ['1730000000000_a.JPG', 'lobby']) expect(refusalOfPicture({ file }), file).toBeUndefined()
  for (const file of ['unknown', 'a.svg', 'a.pdf', 'https://example.com']) {
    expect(refusalOfPicture({ file }), file).not.toBeUndefined()
  }
  expect(refusalOfPicture({ file: 'unknown' })).toBe(messages.unknownPicture)
  expect(refusalOfPicture({ file: '' })).toBe(messages.pictureRequired)
  for (const x of [0, 33.3, 100]) expect(refusalOfPicture({ x, y: x })).toBeUndefined()
  for (const x of [-1, 100.5, '50', null, Number.NaN]) {
    expect(refusalOfPicture({ x })).toBe(messages.focalPoint)
    expect(refusalOfPicture({ y: x })).toBe(messages.focalPoint)
  }
})

test('blocks refuse files of other types, unnamed files, incomplete drawings, invalid ids and too many entries', () => {
  expect(refusalOfBlock('files', { files: [{ label: 'Tool', file: 'a.exe' }] })).toBe(messages.notAFile)
  expect(refusalOfBlock('files', { files: [{ label: '', file: 'a.pdf' }] })).toBe(messages.fileLabelRequired)
  expect(refusalOfBlock('timeline', { drawing: { alt: '', marks: ['1998'] } })).toBe(messages.skylineMarks)
  expect(refusalOfBlock('projects', { projectIds: ['x'] })).toBe('The id must be a whole number.')
  const numbers = Array(PAGE_LIMIT.numbers + 1).fill({ number: '1', label: 'one' })
  expect(refusalOfBlock('numbers', { numbers })).toBe(messages.tooManyNumbers)
})

test('a further page needs an address of lower-case letters, digits and hyphens, and a title', () => {
  expect(decode({ ...further, address: ' /NRI-Desk ' }).data).toMatchObject({ address: 'nri-desk' })
  expect(refusalOf({ address: null })).toBe(messages.addressRequired)
  for (const address of ['nri desk', 'nri--desk', '-nri', 'nri-', 'a/b', '//nri', 'ñri', 'a.html', 'a'.repeat(61)]) {
    expect(refusalOf({ address }), address).toBe(messages.addressInvalid)
  }
  expect(refusalOf({ title: null })).toBe(messages.titleRequired)
  expect(refusalOf({ titleEmphasis: 'at home' })).toBe(messages.notInTitle)
  expect(refusalOf({ place: 'header' })).toBe(messages.unknownPlace)
  expect(refusalOf({ description: 'a'.repeat(161) })).toBe(messages.descriptionTooLong)
})

test('the default home and about pages can be saved as they are', () => {
  expect(decode(home).data).toEqual(home)
  expect(decode(about).data).toEqual(about)
  expect(home.sections.map(({ kind }) => kind)).toEqual(HOME_SECTIONS)
})

test('the home page has each section once in any order; other pages have none', () => {
  const { sections } = home
  const [first] = sections

  expect(refusalOf({ sections: sections.toReversed() }, home)).toBeUndefined()
  expect(refusalOf({ sections: sections.slice(1) }, home)).toBe(messages.sectionsIncomplete)
  expect(refusalOf({ sections: [first, ...sections] }, home)).toBe(messages.sectionsIncomplete)
  expect(refusalOf({ sections: [first, first, ...sections.slice(2)] }, home)).toBe(messages.sectionsIncomplete)
  expect(refusalOf({ sections: [{ kind: 'weather' }] }, home)).toBe(messages.unknownSection)
  expect(refusalOf({ blocks: BLOCKS }, home)).toBe(messages.noBlocksOnHome)
  expect(refusalOf({ sections })).toBe(messages.sectionsOnlyOnHome)
})

test('the home and about pages have fixed addresses and cannot be hidden', () => {
  for (const page of [home, about]) {
    expect(refusalOf({ address: 'start' }, page)).toBe(messages.addressFixed)
    expect(refusalOf({ hidden: true }, page)).toBe(messages.alwaysShown)
  }
})

test('sections refuse unsafe links, films that are not mp4 and a popup whose days are reversed', () => {
  const refusalOfSection = (kind: string, change: object) =>
    refusalOf({ sections: home.sections.map((one) => (one.kind === kind ? { ...one, ...change } : one)) }, home)

  expect(refusalOfSection('about', { link: { label: 'More', address: 'javascript:alert(1)' } })).toBe(
    messages.unsafeLink,
  )
  expect(refusalOfSection('hero', { film: 'a.mov' })).toBe(messages.notAFilm)
  expect(refusalOfSection('hero', { film: '1730000000000_hero.mp4', poster: picture })).toBeUndefined()
  expect(refusalOfSection('popup', { from: '2026-11-02', to: '2026-11-01' })).toBe(
    'The first day is after the last one.',
  )
  expect(refusalOfSection('popup', { from: '2026-11-01', to: '2026-11-01' })).toBeUndefined()
})

test('the message about a taken address names its owner and two similar addresses that are free', () => {
  const owner = builtInOwner('contactus') ?? ''
  const free = freeAddresses({ address: 'contactus', title: 'NRI desk', taken: [] })

  expect(free).toEqual(['nri-desk', 'contactus-nri-desk'])
  expect(messages.addressTaken('contactus', owner, free)).toBe(
    '/contactus belongs to the page Contact Us. Free and close: /nri-desk, /contactus-nri-desk.',
  )
  expect(builtInOwner('careers')).toBeNull()
  expect(builtInOwner('constructor')).toBeNull()
})

test('suggested addresses are not taken, not built in and not too long', () => {
  const taken = ['careers', 'careers-2', 'careers-careers']
  expect(freeAddresses({ address: 'careers', title: 'Careers', taken })).toEqual(['careers-3', 'careers-4'])
  expect(freeAddresses({ address: 'home', title: 'Media', taken: [] })).toEqual(['home-media', 'home-2'])
  for (const one of freeAddresses({ address: 'a'.repeat(60), title: null, taken: [] })) {
    expect(refusalOf({ address: one })).toBeUndefined()
  }
  expect(addressOf('  Société’s Résumé: 2026! ')).toBe('societes-resume-2026')
  expect(addressOf('घर')).toBe('')
  expect(addressOf(`${'a'.repeat(50)} abroad residents`)).toBe(`${'a'.repeat(50)}-abroad`)
  expect(addressOf(`${'a'.repeat(53)} abroad`)).toBe(`${'a'.repeat(53)}-abroad`)
  expect(addressOf('a'.repeat(70))).toBe('a'.repeat(60))
  expect(builtInOwner('admin')).toBe('the back office')
})
