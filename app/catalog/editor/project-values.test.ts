import { expect, test } from 'vitest'
import { project } from '#contract/catalog/project.fixture.ts'
import { ProjectDraft } from '#contract/catalog/projects.schema.ts'
import { readForm } from '../../lib/read-form.ts'
import { withValues } from '../../ui/form/form-values.ts'
import { isImpliedFlag, PROJECT_LABELS, projectValues, withFlags } from './project-values.ts'

const details = { ...project, video: '1_v.mp4', plans: [], imageCategories: [], specifications: [] }

test('fills every field of the form from a stored project', () => {
  const values = projectValues(details)

  expect(Object.keys(values)).toEqual(Object.keys(PROJECT_LABELS))
  expect(values).toMatchObject({ name: 'Elite One', categoryId: '2', isNewLaunch: 'on', isCompleted: '' })
})

test('reports twelve missing fields of a new project, each with its own message', () => {
  const parsed = readForm(ProjectDraft, withValues(new FormData(), projectValues(null)))

  expect(Object.keys(parsed.errors)).toHaveLength(12)
  expect(new Set(Object.values(parsed.errors)).size).toBe(12)
})

test('sends flags both when checked and when unchecked', () => {
  const values = { ...projectValues(details), isExclusive: '' }
  const parsed = readForm(ProjectDraft, withValues(new FormData(), values))

  expect(parsed.ok && withFlags(parsed.value, values)).toMatchObject({
    isExclusive: false,
    isNewLaunch: true,
    isCompleted: false,
  })
})

test('sets the flags implied by category and status', () => {
  expect(isImpliedFlag('isNewLaunch', { categoryId: '5', status: 'Ongoing' })).toBe(true)
  expect(isImpliedFlag('isNewLaunch', { categoryId: '1', status: 'New Launch' })).toBe(true)
  expect(isImpliedFlag('isCompleted', { categoryId: '4' })).toBe(true)
  expect(isImpliedFlag('isCompleted', { categoryId: '1', status: 'Completed' })).toBe(true)
  expect(isImpliedFlag('isCompleted', { categoryId: '1', status: 'Ongoing' })).toBe(false)
  expect(isImpliedFlag('isExclusive', { categoryId: '5', status: 'Completed' })).toBe(false)
})
