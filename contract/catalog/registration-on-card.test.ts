import { expect, test } from 'vitest'
import { registrationInWords, registrationOnCard } from './registration-on-card.ts'

const TODAY = '2026-11-17'
const project = { reraNumber: 'DEMO-1', isCompleted: false }
const registration = { number: 'UPRERAPRJ601920', validUntil: '2028-06-30', others: 0 }

test('a card shows the registration number, its last day and how many other registrations there are', () => {
  expect(registrationOnCard({ ...project, registration }, TODAY)).toEqual({
    number: 'UPRERAPRJ601920',
    note: 'valid until 30 Jun 2028',
    isOver: false,
  })
  const several = registrationOnCard({ ...project, registration: { ...registration, others: 4 } }, TODAY)
  expect(registrationInWords(several)).toBe('RERA UPRERAPRJ601920, valid until 30 Jun 2028, and 4 more')
})

test('a card says that a registration has expired from the day after its last day', () => {
  const ending = { ...registration, validUntil: TODAY }
  expect(registrationOnCard({ ...project, registration: ending }, TODAY).isOver).toBe(false)
  expect(registrationOnCard({ ...project, registration: ending }, '2026-11-18')).toMatchObject({
    note: 'Registration ran out on 17 Nov 2026',
    isOver: true,
  })
})

test('a card does not say that the registration of a completed project has expired', () => {
  const ended = { ...registration, validUntil: '2020-01-01' }
  expect(registrationOnCard({ ...project, isCompleted: true, registration: ended }, TODAY)).toEqual({
    number: registration.number,
    note: null,
    isOver: false,
  })
})

test('without registrations a card shows the number of the project, or says that nothing is for sale', () => {
  expect(registrationOnCard(project, TODAY)).toEqual({ number: 'DEMO-1', note: null, isOver: false })
  expect(registrationOnCard({ ...project, reraNumber: 'Applied for' }, TODAY)).toEqual({
    number: null,
    note: 'Not registered yet. Nothing here is for sale.',
    isOver: false,
  })
})
