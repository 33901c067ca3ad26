import { isDeepStrictEqual } from 'node:util'
import { publishGateMessages } from '#contract/catalog/publish-gate.messages.ts'
import type { Finding } from '#contract/catalog/publish-gate.schema.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { type GateFacts, type GateRegistration, unexemptedFindings } from './gate-rules.ts'
import { createPublishGateRepository } from './publish-gate.repository.ts'

/** A change to a project or one of its parts, as its audit log entry describes it. */
export interface ProjectChange {
  projectId: number
  entity: string
  before: object | null
  after: object | null
}

/** A change of a registration can fix a finding, so it is allowed while the project has other findings. */
const REGISTRATION = 'registration'
/** A change of an exemption is not checked, because visitors see no difference. */
const EXEMPTION = 'gate-exemption'
const UNIT_TYPE = 'unit-type'

/**
 * Refuses a write that publishes a project with findings or changes a published one, if the gate is set to block. Runs
 * at the end of every write, so that no call, import or restore can bypass it. Hiding, deleting, changing the number of
 * units left and changes of registrations that cause no new finding are always allowed.
 */
export async function requirePublishable(db: Db, changes: readonly ProjectChange[]) {
  const relevant = changes.filter((change) => change.entity !== EXEMPTION && !isAvailableOnly(change))
  const ids = [...new Set(relevant.map(({ projectId }) => projectId))]
  if (ids.length === 0) return
  const gate = createPublishGateRepository(db)
  if ((await gate.findMode()) !== 'block') return
  const today = siteDay(new Date())
  for (const project of await gate.findFacts(ids)) {
    if (!project.isActive) continue
    const held = unexemptedFindings(project, today)
    if (held.length === 0) continue
    const ofProject = relevant.filter(({ projectId }) => projectId === project.id)
    if (ofProject.every(({ entity }) => entity === REGISTRATION) && !addsFinding(project, ofProject, today)) continue
    throw new AppError('invalid', publishGateMessages.heldBack(project.name, held))
  }
}

/** Hides those of the projects that the gate holds back, and returns their ids. */
export async function hideHeldBack(db: Db, ids: readonly number[]) {
  const gate = createPublishGateRepository(db)
  if (ids.length === 0 || (await gate.findMode()) !== 'block') return []
  const today = siteDay(new Date())
  const facts = await gate.findFacts(ids)
  const held = facts.filter((project) => unexemptedFindings(project, today).length > 0).map(({ id }) => id)
  if (held.length > 0) await gate.hide(held)
  return held
}

/** Whether only the number of units left of a unit type differs. */
function isAvailableOnly({ entity, before, after }: ProjectChange) {
  if (entity !== UNIT_TYPE || before === null || after === null) return false
  const same = { available: null, version: null, updatedAt: null }
  return isDeepStrictEqual({ ...before, ...same }, { ...after, ...same })
}

/** Whether these changes of the registrations cause a finding that the project did not have before. */
function addsFinding(project: GateFacts, changes: readonly ProjectChange[], today: string) {
  const before = unexemptedFindings({ ...project, registrations: undo(project.registrations, changes) }, today)
  // The findings of a project without registrations have no registration id. The first registration that is added may
  // still lack the same facts, so these findings are not new.
  const isKnown = ({ rule, registrationId }: Finding) =>
    before.some((known) => known.rule === rule && [null, registrationId].includes(known.registrationId))
  return !unexemptedFindings(project, today).every(isKnown)
}

function undo(registrations: readonly GateRegistration[], changes: readonly ProjectChange[]) {
  let earlier = [...registrations]
  for (const { before, after } of changes.toReversed() as RegistrationChange[]) {
    earlier = earlier.filter(({ id }) => id !== after?.id)
    if (before) earlier.push(before)
  }
  return earlier
}

interface RegistrationChange {
  before: GateRegistration | null
  after: GateRegistration | null
}
