import { expect, test } from 'vitest'
import { defaultHome } from '#contract/content/default-pages.ts'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import { BLOCK_KINDS } from '#contract/content/site-pages.constants.ts'
import { withParts } from './page-draft.ts'
import { changedNames, isWithoutEntries, pageLabels, summaryOf } from './page-labels.ts'
import { newBlock } from './part-forms.ts'

const page: ManagedPage = {
  ...{ id: 3, kind: 'further', version: 2, address: 'nri-desk', name: 'NRI desk', title: 'Buying from abroad' },
  ...{ titleEmphasis: null, description: null, sharePicture: null, place: 'footer', hidden: false, sections: [] },
  blocks: [newBlock('text', 'a'), newBlock('numbers', 'b')],
}
const [text, numbers] = page.blocks
if (!text || numbers?.kind !== 'numbers') throw new Error('The blocks have another order.')

test('lists added and removed blocks as Blocks, moved ones as Order and changed ones by their name', () => {
  expect(changedNames(page, withParts(page, [text, numbers, newBlock('files', 'c')]))).toEqual(['Blocks'])
  expect(changedNames(page, withParts(page, [numbers]))).toEqual(['Blocks'])
  expect(changedNames(page, withParts(page, [numbers, text]))).toEqual(['Order'])
  expect(changedNames(page, withParts(page, [text, { ...numbers, heading: 'Counted' }]))).toEqual(['Numbers'])
})

test('a page that was never saved and has no changes is labelled Not saved yet', () => {
  expect(pageLabels.unsaved({ names: [], wrong: 0, isNew: false })).toBe('Everything is saved')
  expect(pageLabels.unsaved({ names: [], wrong: 2, isNew: true })).toBe('Not saved yet; 2 to correct')
  expect(pageLabels.unsaved({ names: ['Name', 'Blocks'], wrong: 0, isNew: true })).toBe(
    '2 unsaved changes: Name, Blocks',
  )
})

test('isWithoutEntries is true for a part with an empty list, except for hidden parts and the hero', () => {
  const empty = BLOCK_KINDS.filter((kind) => isWithoutEntries(newBlock(kind, 'x')))
  expect(empty).toEqual(['pictures', 'numbers', 'people', 'questions', 'timeline', 'files', 'projects'])
  expect(isWithoutEntries({ ...newBlock('numbers', 'x'), hidden: true })).toBe(false)
  const filled = [{ prefix: null, number: '340', suffix: null, label: 'families' }]
  expect(isWithoutEntries({ ...numbers, numbers: filled })).toBe(false)
  const sections = defaultHome().sections.filter((part) => isWithoutEntries(part))
  expect(sections.map(({ kind }) => kind)).not.toContain('hero')
})

test('isWithoutEntries is true for a section whose list has no records, and unknown counts are no entry', () => {
  const banks = defaultHome().sections.find(({ kind }) => kind === 'banks')
  if (!banks) throw new Error('The home page has no banks.')

  expect(isWithoutEntries(banks, { banks: 0 })).toBe(true)
  expect(isWithoutEntries({ ...banks, hidden: true }, { banks: 0 })).toBe(false)
  expect(isWithoutEntries(banks, { banks: 9 })).toBe(false)
  expect(isWithoutEntries(banks)).toBe(false)
  expect(summaryOf(banks, { banks: 9 })).toBe('9 banks')
})

test('isWithoutEntries is true for the section About until it has content', () => {
  const about = defaultHome().sections.find(({ kind }) => kind === 'about')
  if (about?.kind !== 'about') throw new Error('The home page has no section About.')
  expect(isWithoutEntries(about)).toBe(true)
  expect(isWithoutEntries({ ...about, lead: 'Since 2009.' })).toBe(false)
  expect(summaryOf({ ...about, text: 'We build.' })).toBe('Text, 0 pictures')
})

test('the summary of the hero begins with a capital with and without a film', () => {
  const hero = defaultHome().sections.find(({ kind }) => kind === 'hero')
  if (hero?.kind !== 'hero') throw new Error('The home page has no hero.')
  expect(summaryOf(hero)).toBe('Newest projects')
  expect(summaryOf({ ...hero, film: '1730000000000_film.mp4' })).toBe('Film, newest projects')
})
