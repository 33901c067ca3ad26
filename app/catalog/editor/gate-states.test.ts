import { expect, test } from 'vitest'
import { homesMessages } from '#contract/catalog/homes.messages.ts'
import type { Finding, GateReport } from '#contract/catalog/publish-gate.schema.ts'
import { registrationsMessages } from '#contract/catalog/registrations.messages.ts'
import { findingAddress } from '../manage-addresses.ts'
import { blockingCount, gateLineText, gateText, registrationState } from './gate-states.ts'

const { gate, tab } = registrationsMessages

const link: Finding = {
  rule: 'rera-link',
  sentence: 'The registration has no link to the portal.',
  tab: 'registration',
  registrationId: 7,
  field: 'portalUrl',
  place: 'Portal link',
}
const report: GateReport = {
  mode: 'block',
  findings: [link],
  exemption: { rules: ['rera-link'], reason: 'Applied for', endsOn: '2026-12-01', writtenBy: 'a@b.c', isInForce: true },
}

test('the text does not say that the gate blocks the project if an exemption covers all its findings', () => {
  expect(gateText(report)).toBe(gate.exemptedFromBlock('1 Dec 2026'))
})

test('the text says that the gate blocks the project if the exemption does not cover a finding', () => {
  const findings = [link, { ...link, rule: 'rera-number' as const }]

  expect(gateText({ ...report, findings })).toBe(`${gate.block} ${gate.exempted('1 Dec 2026')}`)
})

test('the text ignores an exemption that has ended, and only warns if the gate is set to warn', () => {
  const ended = report.exemption && { ...report.exemption, isInForce: false }

  expect(gateText({ ...report, exemption: ended })).toBe(gate.block)
  expect(gateText({ ...report, mode: 'warn' })).toBe(gate.warn)
})

test('with the gate set to block, the one-line text counts the findings that no exemption covers', () => {
  const findings = [link, { ...link, rule: 'rera-number' as const }]

  expect(gateLineText({ ...report, findings })).toBe('1 point keeps this project and its changes from being public')
  expect(gateLineText({ ...report, findings, exemption: null })).toBe(
    '2 points keep this project and its changes from being public',
  )
  expect(gateLineText(report)).toBe('1 point to settle until the end of 1 Dec 2026, when the exemption ends')
  expect(gateLineText({ ...report, findings, mode: 'warn' })).toBe(
    '2 points would keep this project from being public if the gate were set to block',
  )
})

test('only findings that no exemption covers keep a project from being shown, and only with the gate set to block', () => {
  expect(blockingCount({ ...report, exemption: null })).toBe(1)
  expect(blockingCount(report)).toBe(0)
  expect(blockingCount({ ...report, exemption: null, mode: 'warn' })).toBe(0)
})

test('a finding links to its tab, and in the registration tab to its record and field', () => {
  expect(findingAddress(3, link)).toBe('/admin/projectdetails?id=3&tab=registration&record=7&field=portalUrl')
  expect(findingAddress(3, { ...link, registrationId: null, field: 'number' })).toBe(
    '/admin/projectdetails?id=3&tab=registration&field=number',
  )
  expect(findingAddress(3, { tab: 'project', registrationId: null, field: null })).toBe('/admin/editdetails/3')
})

const context = { report: { mode: 'off' as const, findings: [] }, isCompleted: false, today: '2026-11-18' }
const registration = { id: 7, validUntil: '2026-11-17', handedOverDate: null }

test('with the gate off, an expired registration has a warning badge', () => {
  expect(registrationState(registration, context)).toEqual({ tone: 'warning', label: tab.ranOut })
})

test.for([
  [{ validUntil: '2026-11-18' }, {}, tab.notChecked],
  [{}, { isCompleted: true }, tab.notChecked],
  [{ handedOverDate: '2026-01-01' }, {}, homesMessages.handedOver],
  [{}, { report: { mode: 'warn', findings: [] } }, tab.inOrder],
  [{}, { report: { mode: 'warn', findings: [link] } }, tab.toSettle(1)],
] as const)('a registration with %j in the context %j has the badge %s', ([given, others, label]) => {
  expect(registrationState({ ...registration, ...given }, { ...context, ...others }).label).toBe(label)
})
