import { expect, test } from 'vitest'
import { listLead } from './list-lead.ts'

test('states how many projects there are and where', () => {
  expect(listLead(1, ['Noida'])).toBe('One address in Noida.')
  expect(listLead(6, ['Noida', 'Gurugram', 'Lucknow'])).toBe('Six addresses in Noida, Gurugram and Lucknow.')
  expect(listLead(4_200, ['A', 'B', 'C', 'D'])).toBe('4,200 addresses in A, B, C and D.')
})

test('names the first three of five cities and counts the others', () => {
  expect(listLead(14, ['A', 'B', 'C', 'D', 'E'])).toBe('14 addresses in A, B, C and two more cities.')
})
