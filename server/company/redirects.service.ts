import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { fromProblem, pagePath, targetPath, targetProblem } from '#contract/company/redirect-address.ts'
import { isSpecifiedRedirect } from '#contract/company/redirects.constants.ts'
import { redirectsMessages as messages } from '#contract/company/redirects.messages.ts'
import type { Redirect, RedirectDraft } from '#contract/company/redirects.schema.ts'
import { isBuiltInAddress } from '#contract/content/built-in-addresses.ts'
import type { ImportState } from '#contract/imports/imports.constants.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { recordChange, requireUnchanged } from '#server/db/record-change.ts'
import { mapBatches } from '#server/db/rows.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { previewOf, requireNoWrongLine } from '#server/imports/import-preview.ts'
import { type CsvColumns, readCsv } from '#server/imports/read-csv.ts'
import { findFaults, type RedirectEntry } from './check-redirects.ts'
import { createRedirectHitCounter } from './redirect-hits.ts'
import { createRedirectsRepository, type RedirectSearch } from './redirects.repository.ts'

interface Deps {
  db: Db
  write: Write
  publicUrl: string
  onFailure: (error: unknown) => void
  now?: () => Date
}

const COLUMNS: CsvColumns<'from' | 'to' | 'kind'> = {
  names: {
    from: [messages.label.from, 'From', 'Old'],
    to: [messages.label.to, 'To', 'New', 'New address'],
    kind: [recordsMessages.trash.kind],
  },
  required: ['from', 'to'],
  ignored: [messages.label.used, messages.label.lastUsed, messages.label.madeBy],
}

type Repository = ReturnType<typeof createRedirectsRepository>
type Row = Awaited<ReturnType<Repository['findPage']>>['rows'][number]

export function createRedirectsService({ db, write, publicUrl, onFailure, now = () => new Date() }: Deps) {
  const ownOrigin = new URL(publicUrl).origin
  const hits = createRedirectHitCounter({
    store: (counted) => createRedirectsRepository(db).addHits(counted),
    onFailure,
  })

  return {
    async search(request: RedirectSearch) {
      const { rows, total } = await createRedirectsRepository(db).findPage(request)
      return { rows: rows.map(toRedirect), total }
    },

    listAll: () => mapBatches(createRedirectsRepository(db).findNewestFirst(), toRedirect),

    async findFor(address: string) {
      const path = pagePath(address)
      return path === null ? null : createRedirectsRepository(db).findByPath(path)
    },

    hits,

    save: ({ id, from, kind, to, version }: RedirectDraft, actor: Actor) =>
      write(async (change) => {
        const redirects = createRedirectsRepository(change.db)
        await redirects.lock()
        const before = id === NEW_RECORD_ID ? null : await requireRedirect(redirects, id)
        requireUnchanged(version, before)
        const entry = { from: requirePath(from), to: kind === 'gone' ? null : onThisSite(to ?? ''), line: null }
        const others = (await redirects.findAllTargets()).filter((other) => other.id !== id)
        if (others.some((other) => other.from === entry.from)) throw new AppError('invalid', messages.taken(entry.from))
        const fault = (await faultsOf(redirects, [entry], others)).get(entry)
        if (fault) throw new AppError('invalid', fault)

        const isMade = before === null || before.fromPath !== entry.from || before.toAddress !== entry.to
        const values = {
          ...valuesOf(entry),
          ...(isMade && { source: 'hand' as const, madeBy: actor.id, projectId: null, projectName: null }),
        }
        const after = before
          ? await redirects.update(before.id, values)
          : await redirects.create({ ...values, source: 'hand', madeBy: actor.id })
        recordChange(change, { actor, entity: 'redirect', entityId: after.id, subject: after.fromPath, before, after })
      }),

    delete: (id: number, actor: Actor) =>
      write(async (change) => {
        const redirects = createRedirectsRepository(change.db)
        await redirects.lock()
        const before = await requireRedirect(redirects, id)
        await redirects.update(id, { deletedAt: now(), deletedBy: actor.id })
        recordChange(change, { actor, entity: 'redirect', entityId: id, subject: before.fromPath, before, after: null })
      }),

    preview: async (csv: string) => (await compare(createRedirectsRepository(db), csv)).preview,

    import: (csv: string, actor: Actor) =>
      write(async (change: Change) => {
        const redirects = createRedirectsRepository(change.db)
        await redirects.lock()
        const { preview, stored } = await compare(redirects, csv)
        requireNoWrongLine(preview)
        const { counts } = preview
        if (stored.length === 0) return counts
        await redirects.storeAll(stored.map(valuesOf), actor.id)
        const subject = messages.countInWords(stored.length)
        recordChange(change, {
          actor,
          entity: 'redirect',
          entityId: 0,
          subject,
          before: null,
          after: { new: counts.new, changed: counts.changed },
          action: 'import',
        })
        return counts
      }),
  }

  async function compare(redirects: Repository, csv: string) {
    const lines = readCsv(csv, COLUMNS).map(({ line, values, problem }) => {
      const isGone = values.kind.toLowerCase() === 'gone' || values.to.toLowerCase() === 'gone'
      const own = problem ?? fromProblem(values.from) ?? kindProblem(values, isGone)
      const entry = own === null ? entryOf({ ...values, isGone, line }) : null
      return { line, values, isGone, entry, problem: own }
    })
    const others = await redirects.findAllTargets()
    const storedAt = new Map(others.map(({ from, to }) => [from, to]))
    const entries = lines.flatMap(({ entry }) => entry ?? [])
    const faults = await faultsOf(redirects, entries, others)

    const rows = lines.map(({ line, values, isGone, entry, problem }) => {
      const message = problem ?? (entry && faults.get(entry)) ?? null
      const state: ImportState = message !== null || !entry ? 'wrong' : stateOf(entry)
      return { line, state, key: values.from, text: isGone ? messages.kind.gone : values.to, message }
    })
    const stored = entries.filter((entry) => !faults.has(entry) && stateOf(entry) !== 'same')
    return { preview: previewOf(rows), stored }

    function stateOf({ from, to }: RedirectEntry): ImportState {
      if (!storedAt.has(from)) return 'new'
      return storedAt.get(from) === to ? 'same' : 'changed'
    }
  }

  function entryOf({ from, to, isGone, line }: { from: string; to: string; isGone: boolean; line: number }) {
    return { from: requirePath(from), to: isGone ? null : onThisSite(to), line }
  }

  /** Stores a target on this site as a path, so that chains are found and the site can move to another domain. */
  function onThisSite(target: string) {
    const url = URL.parse(target)
    return url?.origin === ownOrigin ? `${url.pathname}${url.search}${url.hash}` : target
  }
}

export type RedirectsService = ReturnType<typeof createRedirectsService>

async function faultsOf(
  redirects: Repository,
  entries: readonly RedirectEntry[],
  others: readonly { from: string; to: string | null }[],
) {
  const faults = findFaults(
    entries,
    others.map(({ from, to }) => ({ from, to, line: null })),
  )
  const projects = await redirects.findProjects()
  const named = new Map(
    projects.flatMap(({ name, routingName }) => [
      [routingName, name],
      [name.toLowerCase(), name],
    ]),
  )
  const furtherPages = new Set((await redirects.findPageAddresses()).map(({ address }) => `/${address}`))
  for (const entry of entries) {
    if (isSpecifiedRedirect(entry.from)) continue
    const project = named.get(/^\/product\/[^/]+\/([^/]+)$/.exec(entry.from)?.[1] ?? '')
    if (project !== undefined) faults.set(entry, messages.isProject(project))
    else if (isBuiltInAddress(entry.from) || furtherPages.has(entry.from))
      faults.set(entry, messages.isPage(entry.from))
  }
  return faults
}

function kindProblem({ to, kind }: { to: string; kind: string }, isGone: boolean) {
  if (!['', 'gone', 'permanent'].includes(kind.toLowerCase())) return messages.unknownKind
  if (!isGone) return targetProblem(to)
  return ['', 'gone'].includes(to.toLowerCase()) && kind.toLowerCase() !== 'permanent' ? null : messages.goneWithTarget
}

async function requireRedirect(redirects: Repository, id: number) {
  const found = await redirects.find(id)
  if (!found) throw new AppError('notFound', messages.unknown)
  return found
}

function requirePath(from: string) {
  const path = pagePath(from)
  if (path === null) throw new AppError('invalid', messages.unreadableAddress)
  return path
}

function valuesOf({ from, to }: RedirectEntry) {
  return { fromPath: from, toAddress: to, toPath: to === null ? null : targetPath(to) }
}

function toRedirect({ createdAt, lastHitAt, madeBy, ...row }: Row): Redirect {
  return {
    ...row,
    madeBy: madeBy || null,
    createdAt: createdAt.toISOString(),
    lastHitAt: lastHitAt?.toISOString() ?? null,
  }
}
