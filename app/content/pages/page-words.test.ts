import { expect, test } from 'vitest'
import { defaultHome } from '#contract/content/default-pages.ts'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import { type PagePart, withParts } from './page-draft.ts'
import { wordsOfConflict } from './page-words.ts'
import { newBlock } from './part-forms.ts'

const page: ManagedPage = {
  ...{ id: 3, kind: 'further', version: 2, address: 'nri-desk', name: 'NRI desk', title: 'Buying from abroad' },
  ...{ titleEmphasis: null, description: null, sharePicture: null, place: 'footer', hidden: false, sections: [] },
  blocks: [
    {
      ...{ kind: 'text', id: 'a', heading: null, hidden: true, variant: 'lead', letter: null },
      text: [
        { kind: 'heading', runs: [{ text: 'Papers' }] },
        { kind: 'paragraph', runs: [{ text: 'Four ' }, { text: 'papers', strong: true }] },
        { kind: 'list', isNumbered: false, items: [[{ text: 'PAN' }]] },
      ],
    },
    { kind: 'projects', id: 'b', heading: null, hidden: false, lead: null, projectIds: [7] },
  ],
}
const nameOfProject = (id: number) => `Project ${id}`
const empty: ManagedPage = { ...page, kind: 'further', name: '', title: null, place: 'none', hidden: true, blocks: [] }
const shownOf = (shown: ManagedPage, name: string) => wordsOfConflict(shown, empty, name, nameOfProject).mine

test('a conflict names the fields of a part by their labels', () => {
  const poster = { file: 'hero.webp', alt: 'Towers', x: 50, y: 40 }
  const { sections } = defaultHome()
  const home = withParts(
    { ...page, kind: 'home', sections },
    sections.map((part) => (part.kind === 'hero' ? { ...part, lead: 'Since 1985', poster, projectIds: [7] } : part)),
  )

  expect(shownOf(home, 'part hero').split('\n')).toEqual([
    'Line above the slogan: Since 1985',
    'Picture of the film: hero.webp',
    'Picture of the film, Text for people who cannot see it: Towers',
    'Picture of the film, Focal point: 50 % from the left, 40 % from the top',
    'Slides 1: Project 7',
  ])
})

test('a conflict shows formatted text, choices, projects and a hidden block in words', () => {
  expect(shownOf(page, 'part a').split('\n')).toEqual([
    'Hidden',
    'Shown: Heading beside the text',
    'Text: ## Papers',
    'Text: Four **papers**',
    'Text: - PAN',
  ])
  expect(shownOf(page, 'part b')).toBe('Projects 1: Project 7')
  expect(shownOf(page, 'part gone')).toBe('')
})

test('a conflict lists only the lines that differ, unless one version has no line of its own', () => {
  const number = { prefix: null, number: '17', suffix: 'years', label: 'of building' }
  const numbersOf = (numbers: object[]) =>
    withParts(page, [{ ...newBlock('numbers', 'n'), heading: 'Counted', numbers } as PagePart])
  const [mine, theirs] = [numbersOf([number]), numbersOf([{ ...number, number: '18' }])]

  expect(wordsOfConflict(mine, theirs, 'field n numbers', nameOfProject)).toEqual({
    mine: 'Numbers 1, Number: 17',
    theirs: 'Numbers 1, Number: 18',
  })
  expect(wordsOfConflict(mine, theirs, 'part n', nameOfProject).theirs).toBe('Numbers 1, Number: 18')
  expect(wordsOfConflict(mine, numbersOf([number, number]), 'field n numbers', nameOfProject).mine).toBe(
    'Numbers 1, Number: 17\nNumbers 1, After: years\nNumbers 1, What it counts: of building',
  )
  expect(wordsOfConflict(mine, theirs, 'field n heading', nameOfProject).mine).toBe('Counted')
  expect(wordsOfConflict(mine, theirs, 'field n hidden', nameOfProject).mine).toBe('No')
})

test('a conflict shows the settings and the order of a page in words', () => {
  expect(shownOf(page, 'place')).toBe('Footer')
  expect(shownOf(page, 'hidden')).toBe('No')
  expect(shownOf(page, 'order')).toBe('Text\nProjects')
  expect(shownOf(page, 'title')).toBe('Buying from abroad')
  expect(shownOf(page, 'titleEmphasis')).toBe('')
})
