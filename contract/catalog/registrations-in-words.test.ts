import { expect, test } from 'vitest'
import type { Registration } from './registrations.schema.ts'
import { shownRegistrations } from './registrations-in-words.ts'

const project = { reraNumber: 'UP-RERA-DEMO-5530', isCompleted: false }
const today = '2026-11-17'
const registration: Registration = {
  id: 7,
  projectId: 1,
  covers: 'Sun 5 to Sun 10',
  number: 'UP-RERA-DEMO-5530',
  authority: 'UP-RERA',
  portalUrl: 'https://up-rera.example/projects/5530',
  registeredOn: '2023-02-14',
  validUntil: '2028-06-30',
  possessionDate: '2027-12-31',
  handedOverDate: null,
  collectionAccount: 'Yamuna Bank, Noida',
  promoter: 'Plinth Suncourt LLP',
  qrImage: null,
}

test('the first registration is written out with its facts and the QR code of its portal link', () => {
  expect(shownRegistrations([registration], { project, today })).toMatchObject({
    title: 'Registered under RERA',
    numbers: ['UP-RERA-DEMO-5530'],
    first: {
      by: 'Uttar Pradesh Real Estate Regulatory Authority',
      qr: '/assets/qr/7.svg',
      link: 'See it on the UP-RERA portal',
      facts: [
        { term: 'Registered on', text: '14 Feb 2023' },
        { term: 'Valid until', text: '30 Jun 2028' },
        { term: 'Possession declared', text: '31 Dec 2027' },
        { term: 'Promoter', text: 'Plinth Suncourt LLP' },
        { term: 'Collection account, all payments go here', text: 'Yamuna Bank, Noida', look: 'wide' },
      ],
    },
    others: [],
  })
})

test('an ended registration is shown as expired, unless it is handed over or the project is completed', () => {
  const ended = { ...registration, validUntil: '2026-11-16' }
  const validity = (one: Registration, isCompleted = false) =>
    shownRegistrations([one], { project: { ...project, isCompleted }, today }).first?.facts[1]
  expect(validity(ended)).toEqual({ term: 'Registration ran out on', text: '16 Nov 2026', look: 'over' })
  expect(validity({ ...ended, handedOverDate: '2026-01-01' })).toEqual({ term: 'Valid until', text: '16 Nov 2026' })
  expect(validity(ended, true)).toEqual({ term: 'Valid until', text: '16 Nov 2026' })
})

test('other registrations are named by what they cover, and an uploaded QR code replaces the generated one', () => {
  const other = { ...registration, id: 8, covers: 'Sun 1', handedOverDate: '2024-06-28', qrImage: '1_qr.png' }
  const { more, others } = shownRegistrations([registration, other], { project, today })
  expect(more).toBe('1 more: Sun 1, handed over')
  expect(others).toMatchObject([{ id: 8, qr: '/assets/images/ProjectImages/1_qr.png' }])
})

test('without registrations the page shows the number of the project, or that it is not registered', () => {
  expect(shownRegistrations([], { project, today })).toMatchObject({
    numbers: ['UP-RERA-DEMO-5530'],
    first: { number: 'UP-RERA-DEMO-5530', facts: [] },
  })
  expect(shownRegistrations([], { project: { ...project, reraNumber: 'Applied for' }, today })).toMatchObject({
    title: 'Not registered yet. Nothing here is for sale.',
    numbers: [],
    first: null,
  })
})
