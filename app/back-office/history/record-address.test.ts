import { expect, test } from 'vitest'
import type { AuditLine } from '#contract/back-office/audit.endpoints.ts'
import { recordAddress } from './record-address.ts'

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

const withoutProject = { ...line, projectId: null, projectName: null }

test('links a project to its form and the order of projects to the order screen', () => {
  expect(recordAddress(line)).toBe('/admin/editdetails/7')
  expect(recordAddress({ ...withoutProject, action: 'order-projects', entityId: '0' })).toBe(
    '/admin/projectdetails?order',
  )
})

test('links a part of a project to its tab, and to its form if the tab has one', () => {
  expect(recordAddress({ ...line, entity: 'plan', entityId: '31' })).toBe(
    '/admin/projectdetails?id=7&tab=plans&record=31',
  )
  expect(recordAddress({ ...line, entity: 'gallery-image', entityId: '31' })).toBe(
    '/admin/projectdetails?id=7&tab=gallery',
  )
})

test('links a page to its editor', () => {
  expect(recordAddress({ ...withoutProject, entity: 'site-page', entityId: '1' })).toBe('/admin/pages/1')
})

test('links a bank to its record and the order of banks to the list', () => {
  expect(recordAddress({ ...withoutProject, entity: 'bank', entityId: '4' })).toBe('/admin/banks?record=4')
  expect(recordAddress({ ...withoutProject, entity: 'bank', entityId: '0' })).toBe('/admin/banks')
})

test('links an account to the list of its role, filtered by its email address', () => {
  const account = { ...withoutProject, entity: 'account', entityId: '4', subject: 'ravi@plinth.example' }

  expect(recordAddress({ ...account, after: { role: 'Admin' } })).toBe(
    '/admin/accounts?show=staff&q=ravi%40plinth.example',
  )
  expect(recordAddress({ ...account, before: { role: 'BusinessOwner' } })).toBe(
    '/admin/accounts?show=owners&q=ravi%40plinth.example',
  )
  expect(recordAddress({ ...account, actorEmail: account.subject, actorRole: 'Admin' })).toContain('show=staff')
  expect(recordAddress({ ...account, after: { role: 'Customer' } })).toBe('/admin/accounts?q=ravi%40plinth.example')
})

test.for(['subscription', 'payment'])(
  'links a %s to its owner, and to the list when the account is closed',
  (entity) => {
    const billed = { ...withoutProject, entity, entityId: '31', subject: null }

    expect(recordAddress({ ...billed, ownerId: 12 })).toBe('/admin/subscriptions?record=12')
    expect(recordAddress(billed)).toBe('/admin/subscriptions')
  },
)
