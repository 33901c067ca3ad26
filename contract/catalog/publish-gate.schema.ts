import * as z from 'zod/mini'
import { calendarDay, recordId, required, versionSeen } from '#contract/wire/fields.ts'
import { daysBetween, siteDay } from '#contract/wire/site-time.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { GATE_MODES, GATE_RULES, LONGEST_EXEMPTION_DAYS } from './publish-gate.constants.ts'
import { publishGateMessages as messages } from './publish-gate.messages.ts'

/** There is one record; until it is saved, the mode is `warn`. */
export const PublishGate = z.object({ mode: z.enum(GATE_MODES), version: z.int() })
export type PublishGate = z.output<typeof PublishGate>

export const PublishGateDraft = z.object({
  mode: z.enum(GATE_MODES, messages.modeUnknown),
  version: versionSeen(),
})
export type PublishGateDraft = z.output<typeof PublishGateDraft>

/** Something that a project lacks according to a rule. */
export const Finding = z.object({
  rule: z.enum(GATE_RULES),
  sentence: z.string(),
  /** The editor tab where it can be fixed; `project` is the form itself. */
  tab: z.enum(['registration', 'units', 'gallery', 'specifications', 'project']),
  /** The registration that the finding is about; null if it is about none. */
  registrationId: z.nullable(z.int()),
  /** The name of the field, for the link to it. */
  field: z.nullable(z.string()),
  /** A description of where to fix it. */
  place: z.string(),
})
export type Finding = z.output<typeof Finding>

/** Why findings of these rules are accepted, and until when. */
export const Exemption = z.object({
  rules: z.array(z.enum(GATE_RULES)),
  reason: z.string(),
  /** The last day; the exemption is in force until it ends in India. */
  endsOn: z.string(),
  writtenBy: z.nullable(z.string()),
  /** False after its last day. */
  isInForce: z.boolean(),
})
export type Exemption = z.output<typeof Exemption>

export const GateReport = z.object({
  mode: z.enum(GATE_MODES),
  findings: z.array(Finding),
  exemption: z.nullable(Exemption),
})
export type GateReport = z.output<typeof GateReport>

export const ExemptionDraft = z.object({
  projectId: recordId(catalogChangesMessages.projectRequired),
  reason: required(messages.reasonRequired),
  endsOn: calendarDay(messages.endRequired).check(
    z.refine((day) => day >= siteDay(new Date()), messages.endOver),
    z.refine((day) => daysBetween(siteDay(new Date()), day) <= LONGEST_EXEMPTION_DAYS, messages.endTooFar),
  ),
})
export type ExemptionDraft = z.output<typeof ExemptionDraft>

/** A published project with findings, for the dashboard. */
const ProjectFindings = z.object({ id: z.int(), name: z.string(), findings: z.array(Finding) })

/** Published projects with findings. Only the first ones are listed. */
export const GateFigures = z.object({
  mode: z.enum(GATE_MODES),
  total: z.int(),
  projects: z.array(ProjectFindings),
})
export type GateFigures = z.output<typeof GateFigures>
