import { expect, test } from 'vitest'
import { ALL_PROJECTS, chosenProject } from './chosen-project.ts'

const chosen = (address: string, stored: string | null = null) =>
  chosenProject(new URLSearchParams(address.split('?')[1] ?? ''), () => stored)

test('the address decides; without it the project that was opened last', () => {
  expect(chosen('/admin/projectdetails?id=7', '9')).toBe(7)
  expect(chosen('/admin/projectdetails', '9')).toBe(9)
  expect(chosen('/admin/projectdetails')).toBeNull()
})

test('the list of all leaves the project that was opened last', () => {
  expect(chosen(ALL_PROJECTS, '9')).toBeNull()
})

test('what is no id chooses nothing', () => {
  for (const stored of ['', '0', '-1', 'x', '1.5', '99999999999'])
    expect(chosen('/admin/projectdetails', stored)).toBeNull()
})
