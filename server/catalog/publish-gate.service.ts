import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { DEFAULT_GATE_MODE, PUBLISH_GATE_ID } from '#contract/catalog/publish-gate.constants.ts'
import { publishGateMessages as messages } from '#contract/catalog/publish-gate.messages.ts'
import type {
  ExemptionDraft,
  GateFigures,
  GateReport,
  PublishGate,
  PublishGateDraft,
} from '#contract/catalog/publish-gate.schema.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { findingsOf, hasUnexemptedFinding, isInForce, unexemptedFindings } from './gate-rules.ts'
import { createPublishGateRepository } from './publish-gate.repository.ts'
import { requireProject } from './require-project.ts'

interface Deps {
  db: Db
  write: Write
  now?: () => Date
}

/** The setting of the publish gate, its exemptions and findings. The gate is enforced in `publish-gate.ts`. */
export function createPublishGateService({ db, write, now = () => new Date() }: Deps) {
  const today = () => siteDay(now())

  return {
    async read(): Promise<PublishGate> {
      const found = await createPublishGateRepository(db).find()
      return found ? { mode: found.mode, version: found.version } : { mode: DEFAULT_GATE_MODE, version: 0 }
    },

    save: ({ mode, version }: PublishGateDraft, actor: Actor): Promise<PublishGate> =>
      write(async (change) => {
        const gate = createPublishGateRepository(change.db)
        await gate.lock()
        const before = await gate.find()
        requireUnchanged(version, before ?? { version: 0 })
        const after = await gate.store(mode)
        change.audit({ actor, action: 'update', entity: 'publish-gate', entityId: PUBLISH_GATE_ID, before, after })
        return { mode: after.mode, version: after.version }
      }),

    report: (projectId: number) => reportOf(db, projectId),

    /** Returns the number of publish-gate findings without an exemption, by project id. Empty while the gate is off. */
    async count(ids: readonly number[]) {
      const gate = createPublishGateRepository(db)
      const isOff = (await gate.findMode()) === 'off'
      const facts = isOff ? [] : await gate.findFacts(ids)
      const day = today()
      return new Map(facts.map((project) => [project.id, unexemptedFindings(project, day).length]))
    },

    async figures({ atMost }: { atMost: number }): Promise<GateFigures> {
      const gate = createPublishGateRepository(db)
      const mode = await gate.findMode()
      const facts = mode === 'off' ? [] : await gate.findFacts('shown')
      const day = today()
      const found = facts.filter((project) => hasUnexemptedFinding(project, day))
      const projects = found
        .slice(0, atMost)
        .map((project) => ({ id: project.id, name: project.name, findings: unexemptedFindings(project, day) }))
      return { mode, total: found.length, projects }
    },

    exempt: ({ projectId, reason, endsOn }: ExemptionDraft, actor: Actor) =>
      write(async (change) => {
        const project = await requireProject(change, projectId)
        const gate = createPublishGateRepository(change.db)
        const [facts] = await gate.findFacts([projectId])
        const rules = new Set(facts ? findingsOf(facts, today()).map(({ rule }) => rule) : [])
        if (rules.size === 0) throw new AppError('invalid', messages.nothingToExempt)
        const before = await gate.findExemption(projectId)
        const after = await gate.storeExemption({
          projectId,
          rules: [...rules],
          reason,
          endsOn,
          writtenBy: actor.email,
        })
        recordExemption(change, { actor, project, before, after })
        return reportOf(change.db, projectId)
      }),

    endExemption: (projectId: number, actor: Actor) =>
      write(async (change) => {
        const project = await requireProject(change, projectId)
        const gate = createPublishGateRepository(change.db)
        const before = await gate.findExemption(projectId)
        if (!before) throw new AppError('notFound', messages.noExemption)
        await gate.deleteExemption(projectId)
        recordExemption(change, { actor, project, before, after: null })
      }),
  }

  async function reportOf(from: Db, projectId: number): Promise<GateReport> {
    const gate = createPublishGateRepository(from)
    const mode = await gate.findMode()
    const [project] = await gate.findFacts([projectId])
    if (!project) throw new AppError('notFound', catalogChangesMessages.unknownProject)
    const { exemption } = project
    return {
      mode,
      findings: mode === 'off' ? [] : findingsOf(project, today()),
      exemption: exemption && { ...exemption, rules: [...exemption.rules], isInForce: isInForce(exemption, today()) },
    }
  }
}

export type PublishGateService = ReturnType<typeof createPublishGateService>

interface ExemptionChange {
  actor: Actor
  project: { id: number; name: string }
  before: object | null
  after: object | null
}

function recordExemption(change: Change, { actor, project, before, after }: ExemptionChange) {
  const action = after === null ? 'end-exemption' : 'exempt'
  change.audit({ actor, action, entity: 'gate-exemption', entityId: project.id, subject: project.name, before, after })
}
