import { expect, test } from 'vitest'
import { defaultHome } from '#contract/content/default-pages.ts'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import { withParts } from './page-draft.ts'
import { wordsOfText } from './page-words.ts'

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

test('a conflict names the fields of a part by their labels', () => {
  const poster = { file: 'hero.webp', alt: 'Towers', x: 50, y: 40 }
  const { sections } = defaultHome()
  const home = withParts(
    { ...page, kind: 'home', sections },
    sections.map((part) => (part.kind === 'hero' ? { ...part, lead: 'Since 1985', poster, projectIds: [7] } : part)),
  )

  expect(wordsOfText(home, 'part hero', nameOfProject).split('\n')).toEqual([
    'Line above the slogan: Since 1985',
    'Picture of the film: hero.webp',
    'Picture of the film, Text for people who cannot see it: Towers',
    'Picture of the film, Focal point: 50 % from the left, 40 % from the top',
    'Slides 1: Project 7',
  ])
})

test('a conflict shows formatted text, choices, projects and a hidden block in words', () => {
  expect(wordsOfText(page, 'part a', nameOfProject).split('\n')).toEqual([
    'Hidden',
    'Shown: Heading beside the text',
    'Text: ## Papers',
    'Text: Four **papers**',
    'Text: - PAN',
  ])
  expect(wordsOfText(page, 'part b', nameOfProject)).toBe('Projects 1: Project 7')
  expect(wordsOfText(page, 'part gone', nameOfProject)).toBe('')
})

test('a conflict shows the settings and the order of a page in words', () => {
  expect(wordsOfText(page, 'place', nameOfProject)).toBe('Footer')
  expect(wordsOfText(page, 'hidden', nameOfProject)).toBe('No')
  expect(wordsOfText(page, 'order', nameOfProject)).toBe('Text\nProjects')
  expect(wordsOfText(page, 'title', nameOfProject)).toBe('Buying from abroad')
  expect(wordsOfText(page, 'titleEmphasis', nameOfProject)).toBe('')
})
