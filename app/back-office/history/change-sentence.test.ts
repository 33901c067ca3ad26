import { expect, test } from 'vitest'
import type { AuditLine } from '#contract/back-office/audit.endpoints.ts'
import { defaultHome } from '#contract/content/default-pages.ts'
import { sentenceOf } from './change-sentence.ts'

const line: AuditLine = {
  id: 1,
  at: '2026-11-16T10:00:00.000Z',
  actorEmail: 'meera@plinth.example',
  actorRole: 'Admin',
  action: 'update',
  entity: 'project',
  entityId: '7',
  subject: 'Kosi House',
  projectId: 7,
  projectName: 'Kosi House',
  ownerId: null,
  before: null,
  after: null,
}

test('names a changed project with the fields that changed', () => {
  const changed = { ...line, before: { address: 'Sector 104' }, after: { address: 'Sector 105' } }

  expect(sentenceOf(changed)).toEqual({ subject: 'Kosi House', change: 'address changed' })
})

test('names three changed fields and counts the others', () => {
  const before = { address: 'a', city: 'a', state: 'a', type: 'a', status: 'a' }
  const after = { address: 'b', city: 'b', state: 'b', type: 'b', status: 'b' }

  expect(sentenceOf({ ...line, before, after }).change).toBe('address, city, state and 2 more changed')
})

test('names each changed section of a page once', () => {
  const { sections } = defaultHome()
  const page = { id: 1, name: 'Home', sections }
  const changed = sections.map((section) =>
    section.kind === 'initiatives' ? { ...section, heading: 'What we do', lead: 'Since 2009' } : section,
  )
  const home = { ...line, entity: 'site-page', entityId: '1', subject: 'Home', projectId: null, projectName: null }

  expect(sentenceOf({ ...home, before: page, after: { ...page, sections: changed } })).toEqual({
    subject: 'Page Home',
    change: 'Our Initiatives changed',
  })
})

test('puts the name of the project before the name of its part', () => {
  const plan = { ...line, action: 'create', entity: 'plan', entityId: '31', subject: 'Typical floor' }

  expect(sentenceOf(plan)).toEqual({ subject: 'Kosi House, plan Typical floor', change: 'added' })
})

test('uses the current name of a renamed project', () => {
  expect(sentenceOf({ ...line, subject: 'Kosi Towers' }).subject).toBe('Kosi House')
})

test('names a record without a subject by its id, and an action such as block by its own verb', () => {
  const enquiry = { ...line, entity: 'enquiry', entityId: '12', subject: null, projectId: null, projectName: null }

  expect(sentenceOf({ ...enquiry, action: 'create' })).toEqual({ subject: 'Enquiry 12', change: 'added' })
  expect(sentenceOf({ ...enquiry, entity: 'account', subject: 'asha@visitor.test', action: 'block' })).toEqual({
    subject: 'Account asha@visitor.test',
    change: 'blocked',
  })
})

test('does not put the kind before a name that already begins with it', () => {
  const lead = { ...line, entity: 'lead', entityId: '7', subject: 'Lead 7', projectId: null, projectName: null }

  expect(sentenceOf(lead).subject).toBe('Lead 7')
})

test('names the list when its order changes, not a record with the id 0', () => {
  const ordered = {
    ...line,
    action: 'order-projects',
    entityId: '0',
    subject: null,
    projectId: null,
    projectName: null,
  }

  expect(sentenceOf(ordered)).toEqual({ subject: 'Projects', change: 'put in order' })
})
