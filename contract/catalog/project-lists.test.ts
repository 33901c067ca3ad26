import { describe, expect, test } from 'vitest'
import { CATEGORY } from './catalog.constants.ts'
import {
  EXCLUSIVE_PROJECTS,
  homeCategoryRule,
  isInList,
  type ListedFields,
  type ListRule,
  listPageRule,
  menuRule,
  OPEN_NEW_LAUNCHES,
  OPEN_PROJECTS,
} from './project-lists.ts'

const plain: ListedFields = {
  categoryId: CATEGORY.residential,
  isNewLaunch: false,
  isCompleted: false,
  isExclusive: false,
}
const PROJECTS: Record<string, ListedFields> = {
  plain,
  completed: { ...plain, isCompleted: true },
  launched: { ...plain, isNewLaunch: true },
  completedLaunch: { ...plain, isNewLaunch: true, isCompleted: true },
  shop: { ...plain, categoryId: CATEGORY.commercial, isExclusive: true },
  announced: { ...plain, categoryId: CATEGORY.itSez, isExclusive: true, isNewLaunch: true },
}

const namesIn = (rule: ListRule) =>
  Object.entries(PROJECTS)
    .filter(([, project]) => isInList(project, rule))
    .map(([name]) => name)

describe.for([
  {
    list: 'the page of a category',
    rule: listPageRule,
    expected: {
      residential: ['plain', 'completed', 'launched', 'completedLaunch'],
      completed: ['completed', 'completedLaunch'],
      newLaunch: ['launched', 'completedLaunch', 'announced'],
    },
  },
  {
    list: 'a category on the home page',
    rule: homeCategoryRule,
    expected: {
      residential: ['plain', 'launched'],
      completed: ['completed', 'completedLaunch'],
      newLaunch: ['launched', 'completedLaunch', 'announced'],
    },
  },
  {
    list: 'a category in the menu',
    rule: menuRule,
    expected: { residential: ['plain', 'launched'], completed: [], newLaunch: ['launched', 'announced'] },
  },
])('$list', ({ rule, expected }) => {
  test('lists the projects of an ordinary category', () => {
    expect(namesIn(rule(CATEGORY.residential))).toEqual(expected.residential)
    expect(namesIn(rule(CATEGORY.commercial))).toEqual(['shop'])
    expect(namesIn(rule(CATEGORY.itSez))).toEqual(['announced'])
  })

  test('lists Completed and New Launch by flag, independent of the category', () => {
    expect(namesIn(rule(CATEGORY.completed))).toEqual(expected.completed)
    expect(namesIn(rule(CATEGORY.newLaunch))).toEqual(expected.newLaunch)
  })
})

test('announced projects are neither open nor exclusive', () => {
  expect(namesIn(OPEN_PROJECTS)).toEqual(['plain', 'launched', 'shop'])
  expect(namesIn(OPEN_NEW_LAUNCHES)).toEqual(['launched'])
  expect(namesIn(EXCLUSIVE_PROJECTS)).toEqual(['shop'])
})
