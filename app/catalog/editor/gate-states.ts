import { homesMessages } from '#contract/catalog/homes.messages.ts'
import type { Finding, GateReport } from '#contract/catalog/publish-gate.schema.ts'
import { registrationsMessages } from '#contract/catalog/registrations.messages.ts'
import type { ManagedRegistration } from '#contract/catalog/registrations.schema.ts'
import { writtenDay } from '#contract/wire/site-time.ts'

const { gate, tab } = registrationsMessages

/** Explains whether the publish-gate findings keep the project hidden. */
export function gateText({ mode, findings, exemption }: GateReport) {
  if (mode !== 'block') return gate.warn
  if (!exemption?.isInForce) return gate.block
  const day = writtenDay(exemption.endsOn)
  const isCovered = findings.every(({ rule }) => exemption.rules.includes(rule))
  return isCovered ? gate.exemptedFromBlock(day) : `${gate.block} ${gate.exempted(day)}`
}

/** A one-line version of `gateText` with the number of findings. */
export function gateLineText(report: GateReport) {
  const { mode, findings, exemption } = report
  if (mode !== 'block') return gate.line.warn(findings.length)
  const count = blockingCount(report)
  if (exemption && count === 0) return gate.line.exempted(findings.length, writtenDay(exemption.endsOn))
  return gate.line.block(count)
}

/** Counts the findings that would keep a hidden project from being shown again. */
export function blockingCount({ mode, findings, exemption }: GateReport) {
  if (mode !== 'block') return 0
  const exempted = exemption?.isInForce ? exemption.rules : []
  return findings.filter(({ rule }) => !exempted.includes(rule)).length
}

interface Context {
  report: { mode: GateReport['mode']; findings: readonly Finding[] }
  isCompleted: boolean
  today: string
}

/** While the publish gate is off there are no findings, so only an expired registration is a warning. */
export function registrationState(
  { id, validUntil, handedOverDate }: Pick<ManagedRegistration, 'id' | 'validUntil' | 'handedOverDate'>,
  { report: { mode, findings }, isCompleted, today }: Context,
) {
  const count = findings.filter(({ registrationId }) => registrationId === id).length
  if (count > 0) return { tone: 'warning', label: tab.toSettle(count) } as const
  if (handedOverDate !== null) return { tone: 'good', label: homesMessages.handedOver } as const
  if (mode !== 'off') return { tone: 'good', label: tab.inOrder } as const
  if (validUntil !== null && validUntil < today && !isCompleted) return { tone: 'warning', label: tab.ranOut } as const
  return { tone: 'plain', label: tab.notChecked } as const
}
