import { expect, test } from 'vitest'
import { defaultHome } from '#contract/content/default-pages.ts'
import type { HomeSection } from '#contract/content/home-sections.schema.ts'
import { pageDifferences } from './page-differences.ts'
import { moved } from './page-draft.ts'
import { newBlock } from './part-forms.ts'

const home = { ...defaultHome(), name: 'Home' }
const withSections = (sections: readonly unknown[]) => ({ ...home, sections })
const changed = (kind: HomeSection['kind'], values: object) =>
  withSections(home.sections.map((section) => (section.kind === kind ? { ...section, ...values } : section)))

const page = {
  id: 3,
  name: 'NRI desk',
  title: 'Buying from abroad',
  address: 'nri-desk',
  place: 'footer',
  hidden: false,
}
const paragraph = (text: string) => ({ kind: 'paragraph' as const, runs: [{ text }] })

test('lists only the changed field of a section, by the names of the editor', () => {
  const numbers = [{ prefix: null, number: '28', suffix: null, label: 'years' }]

  expect(pageDifferences({ before: home, after: changed('projects', { heading: 'Courtyards we build' }) })).toEqual([
    { field: 'Projects › Heading', part: 'Projects', before: 'Projects', after: 'Courtyards we build' },
  ])
  expect(pageDifferences({ before: home, after: changed('numbers', { numbers }) })).toEqual([
    { field: 'Numbers › Numbers 1, Number', part: 'Numbers', before: null, after: '28' },
    { field: 'Numbers › Numbers 1, What it counts', part: 'Numbers', before: null, after: 'years' },
  ])
})

test('lists a hidden section, a moved one with its positions, and both orders if several were moved', () => {
  expect(pageDifferences({ before: home, after: changed('banks', { hidden: true }) })).toEqual([
    { field: 'Banking Partners', part: 'Banking Partners', before: 'Shown', after: 'Hidden' },
  ])
  const [once, many] = [moved(home.sections, 'numbers', 1), home.sections.toReversed()]
  expect(pageDifferences({ before: home, after: withSections(once ?? []) })).toMatchObject([
    { field: expect.stringMatching(/ › Position$/), before: expect.stringMatching(/^\d of 11$/) },
  ])
  const [order, ...others] = pageDifferences({ before: home, after: withSections(many) })
  expect(others).toEqual([])
  expect(order).toMatchObject({ field: 'Order', before: expect.stringMatching(/^Hero\nProjects\n/) })
})

test('lists added and removed blocks with their content, and numbers the blocks of the same kind', () => {
  const text = { ...newBlock('text', 'a'), heading: 'Papers' }
  const other = { ...newBlock('text', 'b'), text: [paragraph('One'), paragraph('Two'), paragraph('Three')] }
  const corrected = { ...other, text: [paragraph('One'), paragraph('2'), paragraph('Three')] }
  const files = { ...newBlock('files', 'c'), heading: 'Forms' }

  expect(
    pageDifferences({
      before: { ...page, blocks: [text, other, files] },
      after: { ...page, blocks: [text, corrected] },
    }),
  ).toEqual([
    { field: 'Text 2 › Text', part: 'Text 2', before: 'Two', after: '2' },
    { field: 'Files', part: 'Files', before: 'Heading: Forms', after: 'Removed' },
  ])
  expect(pageDifferences({ before: { ...page, blocks: [] }, after: { ...page, blocks: [files] } })).toEqual([
    { field: 'Files', part: 'Files', before: null, after: 'Added\nHeading: Forms' },
  ])
})

test('lists the settings of a further page by their labels', () => {
  const after = { ...page, place: 'menu', hidden: true, blocks: [] }

  expect(pageDifferences({ before: { ...page, blocks: [] }, after })).toEqual([
    { field: 'Place', before: 'Footer', after: 'Menu' },
    { field: 'Hidden until it is ready', before: 'No', after: 'Yes' },
  ])
  expect(pageDifferences({ before: null, after })).toContainEqual({ field: 'Name', before: null, after: 'NRI desk' })
})

test('an added drawing without a text is a difference', () => {
  expect(pageDifferences({ before: home, after: changed('numbers', { drawing: { alt: '', marks: [] } }) })).toEqual([
    { field: 'Numbers › Drawing of the skyline', part: 'Numbers', before: null, after: 'Yes' },
  ])
})
