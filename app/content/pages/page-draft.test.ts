import { expect, test } from 'vitest'
import { defaultHome } from '#contract/content/default-pages.ts'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import { HOME_SECTIONS } from '#contract/content/site-pages.constants.ts'
import { sitePagesMessages as messages } from '#contract/content/site-pages.messages.ts'
import { conflictRows } from '../../ui/record/conflict.ts'
import {
  changesOf,
  dropped,
  errorsOf,
  errorUnder,
  idOf,
  inUsualOrder,
  mergePages,
  moved,
  pageConflicts,
  partsOf,
  pictureRule,
  placeOf,
  ruleOf,
  textsOf,
  withParts,
} from './page-draft.ts'

const page: ManagedPage = {
  ...{ id: 3, kind: 'further', version: 2, address: 'nri-desk', name: 'NRI desk', title: 'Buying from abroad' },
  ...{ titleEmphasis: null, description: null, sharePicture: null, place: 'footer', hidden: false, sections: [] },
  blocks: [
    {
      ...{ kind: 'text', id: 'a', heading: null, hidden: false, variant: 'plain', letter: null },
      text: [{ kind: 'paragraph', runs: [{ text: 'Four ' }, { text: 'papers', emphasis: true }] }],
    },
    {
      ...{ kind: 'numbers', id: 'b', heading: null, hidden: false },
      numbers: [{ prefix: null, number: '340', suffix: null, label: 'families' }],
    },
  ],
}
const [text, numbers] = page.blocks
if (text?.kind !== 'text' || numbers?.kind !== 'numbers') throw new Error('The blocks have another order.')
const idsOf = (parts: Parameters<typeof moved>[0] | null) => parts?.map(idOf)

test('moves a part by one position, and returns null at the ends of the list', () => {
  expect(idsOf(moved(page.blocks, 'a', 1))).toEqual(['b', 'a'])
  expect(moved(page.blocks, 'a', -1)).toBeNull()
  expect(moved(page.blocks, 'b', 1)).toBeNull()
})

test('a dropped part takes the position of the part under it, and the dialogs of the home page stay last', () => {
  const { sections } = defaultHome()

  expect(idsOf(dropped(sections, 'banks', 'hero'))).toEqual([
    'banks',
    ...HOME_SECTIONS.filter((one) => one !== 'banks'),
  ])
  expect(moved(sections, 'banks', 1)).toBeNull()
  expect(dropped(sections, 'hero', 'popup')).toBeNull()
  expect(dropped(sections, 'hero', 'hero')).toBeNull()
  expect(idsOf(inUsualOrder(sections.toReversed()))).toEqual(HOME_SECTIONS)
})

test('an error keeps the path of its field when the part is moved, and placeOf returns the part of a field', () => {
  const wrong: ManagedPage = {
    ...page,
    blocks: [text, { ...numbers, numbers: [{ prefix: null, number: '', suffix: null, label: 'families' }] }],
  }

  expect(errorsOf(wrong)).toEqual({ 'blocks.b.numbers.0.number': messages.numberRequired })
  expect(errorsOf({ ...wrong, blocks: wrong.blocks.toReversed() })).toEqual(errorsOf(wrong))
  expect(errorsOf({ ...page, title: null })).toEqual({ title: messages.titleRequired })
  expect(errorUnder(errorsOf(wrong), 'blocks.b.numbers')).toBe(messages.numberRequired)
  expect(errorUnder(errorsOf(wrong), 'blocks.b.number')).toBeNull()
  expect(placeOf(wrong, 'blocks.b.numbers.0.number')).toBe('b')
  expect(placeOf(wrong, 'title')).toBe('settings')
})

test.each([
  ['name', '', messages.nameRequired],
  ['address', 'NRI desk', messages.addressInvalid],
  ['address', '/NRI-desk', null],
  ['titleEmphasis', 'at home', messages.notInTitle],
  ['titleEmphasis', 'abroad', null],
  ['titleEmphasis', '', null],
  ['blocks.b.numbers.0.label', ' ', messages.numberLabelRequired],
  ['blocks.b.numbers.0.label', 'homes', null],
])('validating %s with the value %o returns %o', (name, value, sentence) => {
  expect(ruleOf(page, name, value)).toBe(sentence)
})

test.each([
  ['1730000000000_court.jpg', true, null],
  ['1730000000000_court.jpg', false, null],
  ['garden-court', false, null],
  ['', true, null],
  ['', false, messages.pictureRequired],
  ['1730000000000_plan.pdf', true, messages.unknownPicture],
])('validating the picture %o, optional %o, returns %o', (file, isOptional, sentence) => {
  expect(pictureRule(isOptional)(file)).toBe(sentence)
})

test('a part is unchanged when the server returns its fields in another order', () => {
  const [first] = numbers.numbers
  if (!first) throw new Error('There is no number.')
  const { label, ...others } = first
  const stored = { ...page, blocks: [text, { ...numbers, numbers: [{ label, ...others }] }] }

  expect(textsOf(stored)).toEqual(textsOf(page))
})

test('lists a change for each changed field and part, and one for the order', () => {
  expect(changesOf(page, page)).toEqual([])
  expect(changesOf(page, { ...page, hidden: true, blocks: [numbers, text] })).toEqual(['hidden', 'order'])
  expect(changesOf(page, { ...page, blocks: [text] })).toEqual(['order'])
  const spaced: ManagedPage = {
    ...page,
    blocks: [{ ...text, text: [{ kind: 'paragraph', runs: [{ text: 'Four papers' }] }] }, numbers],
  }
  expect(changesOf(page, spaced)).toEqual(['part a'])
  expect(changesOf(page, { ...page, blocks: [{ ...text, hidden: true }, numbers] })).toEqual(['part a'])
})

test('an added entry or group is a change before it has content', () => {
  const entry = { prefix: null, number: '', suffix: null, label: '' }
  const letter = { picture: null, caption: null, quote: null, signedBy: null, signedAs: null }
  const changed = {
    ...page,
    blocks: [
      { ...text, letter },
      { ...numbers, numbers: [...numbers.numbers, entry] },
    ],
  }

  expect(changesOf(page, changed)).toEqual(['part a', 'part b'])
})

test('a merge keeps the changes of both users, and the chosen side where both changed the same field', () => {
  const mine = withParts({ ...page, name: 'Mine', place: 'menu' }, [{ ...text, heading: 'Papers' }, numbers])
  const added = { ...numbers, id: 'c' }
  const theirs = withParts({ ...page, version: 3, name: 'Theirs' }, [{ ...numbers, heading: 'Counted' }, text, added])
  const rows = conflictRows({ opened: textsOf(page), mine: textsOf(mine), theirs: textsOf(theirs) })

  expect(rows.map(({ name, chosenSide }) => [name, chosenSide])).toEqual([
    ['name', null],
    ['order', 'theirs'],
    ['part b', 'theirs'],
  ])
  const merged = mergePages(mine, theirs, { rows, choice: { name: 'mine' } })
  expect(merged).toMatchObject({ name: 'Mine', place: 'menu', version: 3 })
  expect(partsOf(merged)).toEqual([{ ...numbers, heading: 'Counted' }, { ...text, heading: 'Papers' }, added])
})

test('a part that both users changed has a row for each field, and only its chosen fields are taken', () => {
  const mine = withParts(page, [text, { ...numbers, heading: 'Mine' }])
  const [number] = numbers.numbers
  const counted = [{ prefix: null, suffix: null, label: 'families', ...number, number: '341' }]
  const theirs = withParts({ ...page, version: 3 }, [text, { ...numbers, heading: 'Theirs', numbers: counted }])
  const rows = pageConflicts(page, mine, theirs)

  expect(rows.map(({ name, chosenSide }) => [name, chosenSide])).toEqual([
    ['field b heading', null],
    ['field b numbers', 'theirs'],
  ])
  const merged = mergePages(mine, theirs, { rows, choice: { 'field b heading': 'mine' } })
  expect(partsOf(merged)).toEqual([text, { ...numbers, heading: 'Mine', numbers: counted }])
})

test('different fields of a part that both users changed are merged without a choice', () => {
  const mine = withParts(page, [text, { ...numbers, heading: 'Mine' }])
  const theirs = withParts({ ...page, version: 3 }, [text, { ...numbers, hidden: true }])
  const rows = pageConflicts(page, mine, theirs)

  expect(rows.map(({ chosenSide }) => chosenSide)).toEqual(['theirs'])
  expect(partsOf(mergePages(mine, theirs, { rows, choice: {} }))).toEqual([
    text,
    { ...numbers, heading: 'Mine', hidden: true },
  ])
})

test('a part that one user changed and the other removed is merged if the changed version was chosen', () => {
  const changed = withParts(page, [{ ...text, heading: 'Papers' }, numbers])
  const removed = withParts({ ...page, version: 3 }, [numbers])
  const merge = (mine: ManagedPage, theirs: ManagedPage, chosen: 'mine' | 'theirs') => {
    const rows = conflictRows({ opened: textsOf(page), mine: textsOf(mine), theirs: textsOf(theirs) })
    return partsOf(mergePages(mine, theirs, { rows, choice: { 'part a': chosen } }))
  }

  expect(merge(changed, removed, 'mine')).toEqual(changed.blocks)
  expect(merge(changed, removed, 'theirs')).toEqual(removed.blocks)
  expect(merge(removed, changed, 'theirs')).toEqual(changed.blocks)
  expect(merge(removed, changed, 'mine')).toEqual(removed.blocks)
})
