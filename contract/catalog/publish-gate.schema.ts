import * as z from 'zod/mini'
import { calendarDay, recordId, required, versionSeen } from '#contract/wire/fields.ts'
import { daysBetween, siteDay } from '#contract/wire/site-time.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { GATE_MODES, GATE_RULES, LONGEST_EXEMPTION_DAYS } from './publish-gate.constants.ts'
import { publishGateMessages as messages } from './publish-gate.messages.ts'

/** There is one record; until it is saved, the mode is `DEFAULT_GATE_MODE`. */
export const PublishGate = z.object({ mode: z.enum(GATE_MODES), version: z.int() })
export type PublishGate = z.output<typeof PublishGate>

export const PublishGateDraft = z.object({
  mode: z.enum(GATE_MODES, messages.modeUnknown),
  version: versionSeen(),
})
export type PublishGateDraft = z.output<typeof PublishGateDraft>

/** A rule of the publish gate that the project does not meet. */
export const Finding = z.object({
  rule: z.enum(GATE_RULES),
  sentence: z.string(),
  /** The editor tab where it can be fixed; `project` is the project form. */
  tab: z.enum(['registration', 'units', 'gallery', 'specifications', 'project']),
  /** Null if the finding is about no registration. */
  registrationId: z.nullable(z.int()),
  /** The form field that the finding links to; null if it links to none. */
  field: z.nullable(z.string()),
  /** A description of where to fix the finding. */
  place: z.string(),
})
export type Finding = z.output<typeof Finding>

/** Accepts the findings of these rules until `endsOn`. */
export const Exemption = z.object({
  rules: z.array(z.enum(GATE_RULES)),
  reason: z.string(),
  /** The last date in India, inclusive. */
  endsOn: z.string(),
  writtenBy: z.nullable(z.string()),
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

const ProjectFindings = z.object({ id: z.int(), name: z.string(), findings: z.array(Finding) })

/** `total` counts all visible projects with findings; `projects` lists only the first. */
export const GateFigures = z.object({
  mode: z.enum(GATE_MODES),
  total: z.int(),
  projects: z.array(ProjectFindings),
})
export type GateFigures = z.output<typeof GateFigures>
