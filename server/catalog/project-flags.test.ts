import { expect, test } from 'vitest'
import { resolveFlags } from './project-changes.service.ts'

const nothing = { status: null, isExclusive: null, isNewLaunch: null, isCompleted: null }
const plain = {
  categoryId: 1,
  status: 'Ongoing' as const,
  isExclusive: false,
  isNewLaunch: false,
  isCompleted: false,
}

test('a new project without a status is ongoing and has no flag', () => {
  expect(resolveFlags({ categoryId: 1, ...nothing }, null)).toEqual(plain)
})

test.each([
  [{ categoryId: 5 }, { isNewLaunch: true }],
  [{ categoryId: 4 }, { isCompleted: true }],
  [{ status: 'New Launch' as const }, { status: 'New Launch', isNewLaunch: true }],
  [{ status: 'Completed' as const }, { status: 'Completed', isCompleted: true }],
  [
    { status: 'Completed' as const, isCompleted: false },
    { status: 'Completed', isCompleted: true },
  ],
  [
    { isExclusive: true, isNewLaunch: true },
    { isExclusive: true, isNewLaunch: true },
  ],
])('%j sets %j', (submitted, set) => {
  expect(resolveFlags({ categoryId: 1, ...nothing, ...submitted }, null)).toMatchObject(set)
})

test('an omitted flag stays unchanged', () => {
  const before = { ...plain, status: 'Completed' as const, isExclusive: true, isNewLaunch: true, isCompleted: true }

  expect(resolveFlags({ categoryId: 1, ...nothing }, before)).toEqual(before)
  expect(resolveFlags({ categoryId: 2, ...nothing, isExclusive: false }, before)).toEqual({
    ...before,
    categoryId: 2,
    isExclusive: false,
  })
})

test('a flag set by a status or category is removed with it, unless it is sent explicitly', () => {
  const launch = { ...plain, status: 'New Launch' as const, isNewLaunch: true }

  expect(resolveFlags({ categoryId: 1, ...nothing, status: 'Completed' }, launch)).toMatchObject({
    isNewLaunch: false,
    isCompleted: true,
  })
  expect(resolveFlags({ categoryId: 1, ...nothing, status: 'Completed', isNewLaunch: true }, launch)).toMatchObject({
    isNewLaunch: true,
  })
  expect(
    resolveFlags({ categoryId: 2, ...nothing }, { ...plain, categoryId: 4, isCompleted: true, isNewLaunch: true }),
  ).toMatchObject({ isCompleted: false, isNewLaunch: true })
})
