import { expect, test } from 'vitest'
import { ALL_PROJECTS, chosenProject } from './chosen-project.tsx'

const chosen = (address: string, stored: string | null = null) =>
  chosenProject(new URLSearchParams(address.split('?')[1] ?? ''), () => stored)

test('prefers the id in the URL and falls back to the last opened project', () => {
  expect(chosen('/admin/projectdetails?id=7', '9')).toBe(7)
  expect(chosen('/admin/projectdetails', '9')).toBe(9)
  expect(chosen('/admin/projectdetails')).toBeNull()
})

test('selects no project on the list of all projects', () => {
  expect(chosen(ALL_PROJECTS, '9')).toBeNull()
})

test('ignores values that are not ids', () => {
  for (const stored of ['', '0', '-1', 'x', '1.5', '9999999999'])
    expect(chosen('/admin/projectdetails', stored)).toBeNull()
})
