import { isDeepStrictEqual } from 'node:util'
import { publishGateMessages } from '#contract/catalog/publish-gate.messages.ts'
import type { Finding } from '#contract/catalog/publish-gate.schema.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { type GateFacts, type GateRegistration, unexemptedFindings } from './gate-rules.ts'
import { createPublishGateRepository } from './publish-gate.repository.ts'

/** A change of a project or one of its parts, as in its audit log entry. */
export interface ProjectChange {
  projectId: number
  entity: string
  before: object | null
  after: object | null
}

const REGISTRATION = 'registration'
/** Changes of exemptions are not checked, because they do not affect what visitors see. */
const EXEMPTION = 'gate-exemption'
const UNIT_TYPE = 'unit-type'

/**
 * If the gate is set to block, refuses a write that leaves a changed visible project with publish-gate findings that no
 * exemption covers. Changes of registrations and of the number of units left are allowed if they cause no new finding:
 * the first can fix a finding, and the second keeps the page accurate.
 */
export async function requirePublishable(db: Db, changes: readonly ProjectChange[]) {
  const relevant = changes.filter(({ entity }) => entity !== EXEMPTION)
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
    const isTolerated = ofProject.every((change) => change.entity === REGISTRATION || isAvailableOnly(change))
    if (isTolerated && !addsFinding(project, ofProject, today)) continue
    throw new AppError('invalid', publishGateMessages.heldBack(project.name, held))
  }
}

export async function hideHeldBack(db: Db, ids: readonly number[]) {
  const gate = createPublishGateRepository(db)
  if (ids.length === 0 || (await gate.findMode()) !== 'block') return []
  const today = siteDay(new Date())
  const facts = await gate.findFacts(ids)
  const held = facts.filter((project) => unexemptedFindings(project, today).length > 0).map(({ id }) => id)
  if (held.length > 0) await gate.hide(held)
  return held
}

function isAvailableOnly({ entity, before, after }: ProjectChange) {
  if (entity !== UNIT_TYPE || before === null || after === null) return false
  const same = { available: null, version: null, updatedAt: null }
  return isDeepStrictEqual({ ...before, ...same }, { ...after, ...same })
}

/** Whether these changes of registrations and units left cause a finding that the project did not have before. */
function addsFinding(project: GateFacts, changes: readonly ProjectChange[], today: string) {
  const before = unexemptedFindings(undo(project, changes), today)
  // Findings of a project without registrations have no registration id. The first registration that is added may still
  // lack the same facts, so its findings are not new.
  const isKnown = ({ rule, registrationId }: Finding) =>
    before.some((known) => known.rule === rule && [null, registrationId].includes(known.registrationId))
  return !unexemptedFindings(project, today).every(isKnown)
}

/** Returns the facts from before these changes. */
function undo(project: GateFacts, changes: readonly ProjectChange[]): GateFacts {
  let { unitsLeft } = project
  let registrations = [...project.registrations]
  for (const change of changes.toReversed()) {
    if (change.entity === UNIT_TYPE) {
      const { before, after } = change as UnitsLeftChange
      unitsLeft += before.available - after.available
    } else {
      const { before, after } = change as RegistrationChange
      registrations = registrations.filter(({ id }) => id !== after?.id)
      if (before) registrations.push(before)
    }
  }
  return { ...project, unitsLeft, registrations }
}

interface UnitsLeftChange {
  before: { available: number }
  after: { available: number }
}

interface RegistrationChange {
  before: GateRegistration | null
  after: GateRegistration | null
}
