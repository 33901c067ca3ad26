import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { ADMINS, EDITORS } from '#contract/wire/roles.ts'
import { Exemption, ExemptionDraft, Finding, GateReport, PublishGate, PublishGateDraft } from './publish-gate.schema.ts'

const gateNames = { mode: 'mode', version: 'version' } as const
const gateOnTheWire = onTheWire(PublishGate, gateNames)

export const findingOnTheWire = onTheWire(Finding, {
  rule: 'rule',
  sentence: 'sentence',
  tab: 'tab',
  registrationId: 'registrationId',
  field: 'field',
  place: 'place',
})

const exemptionOnTheWire = onTheWire(Exemption, {
  rules: 'rules',
  reason: 'reason',
  endsOn: 'endsOn',
  writtenBy: 'writtenBy',
  isInForce: 'isInForce',
})

const reportOnTheWire = onTheWire(
  z.extend(GateReport, { findings: z.array(findingOnTheWire), exemption: z.nullable(exemptionOnTheWire) }),
  { mode: 'mode', findings: 'findings', exemption: 'exemption' },
)

export const getPublishGate = endpoint({
  method: 'GET',
  path: '/Product/GetPublishGate',
  access: ADMINS,
  answer: enveloped(gateOnTheWire),
})

export const savePublishGate = endpoint({
  method: 'POST',
  path: '/Product/ManagePublishGate',
  access: ADMINS,
  body: onTheWire(PublishGateDraft, gateNames),
  answer: enveloped(gateOnTheWire),
})

export const getGateReport = endpoint({
  method: 'GET',
  path: '/Product/GetGateReport/{projectId}',
  access: EDITORS,
  params: { projectId: recordId() },
  answer: enveloped(reportOnTheWire),
})

/** Exempts the project from its current findings, and replaces an earlier exemption. */
export const writeExemption = endpoint({
  method: 'POST',
  path: '/Product/WriteExemption',
  access: ADMINS,
  body: onTheWire(ExemptionDraft, { projectId: 'productId', reason: 'reason', endsOn: 'endsOn' }),
  answer: enveloped(reportOnTheWire),
})

export const endExemption = endpoint({
  method: 'POST',
  path: '/Product/EndExemption',
  access: ADMINS,
  body: onTheWire(z.object({ projectId: recordId() }), { projectId: 'productId' }),
  answer: nothing(),
})
