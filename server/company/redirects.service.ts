import { recordsMessages } from '#contract/back-office/records.messages.ts'
import {
  fromProblem,
  otherSiteProblem,
  pagePath,
  targetPath,
  targetProblem,
  withoutHost,
} from '#contract/company/redirect-address.ts'
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
  const ownHost = new URL(publicUrl).host
  const hits = createRedirectHitCounter({
    store: (counted) => createRedirectsRepository(db).addHits(counted),
    onFailure,
  })

  return {
    async search(request: RedirectSearch) {
      const redirects = createRedirectsRepository(db)
      const [{ rows, total }, pages] = await Promise.all([redirects.findPage(request), readPages(redirects)])
      return { rows: rows.map((row) => toRedirect(row, pages)), total }
    },

    async *listAll() {
      const redirects = createRedirectsRepository(db)
      const pages = await readPages(redirects)
      yield* mapBatches(redirects.findNewestFirst(), (row) => toRedirect(row, pages))
    },

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
        const problem = kind === 'gone' ? null : otherSiteProblem(to ?? '', ownHost)
        if (problem) throw new AppError('invalid', problem)
        const entry = { from: requirePath(from), to: kind === 'gone' ? null : onThisSite(to ?? ''), line: null }
        const others = (await redirects.findAllTargets()).filter((other) => other.id !== id)
        if (others.some((other) => other.from === entry.from)) throw new AppError('invalid', messages.taken(entry.from))
        const fault = faultsOf([entry], others, await readPages(redirects)).get(entry)
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
      const from = withoutHost(values.from)
      const own = problem ?? fromProblem(from) ?? kindProblem(values, isGone)
      const entry = own === null ? entryOf({ from, to: values.to, isGone, line }) : null
      return { line, values, isGone, entry, problem: own }
    })
    const others = await redirects.findAllTargets()
    const storedAt = new Map(others.map(({ from, to }) => [from, to]))
    const entries = lines.flatMap(({ entry }) => entry ?? [])
    const pages = await readPages(redirects)
    const faults = faultsOf(entries, others, pages)

    const rows = lines.map(({ line, values, isGone, entry, problem }) => {
      const fault = problem ?? (entry && faults.get(entry)) ?? null
      const state: ImportState = fault !== null || !entry ? 'wrong' : stateOf(entry)
      const message = fault ?? (entry && state !== 'same' ? nowhereWarning(entry, pages) : null)
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
    return withoutHost(target, ownHost)
  }

  function kindProblem({ to, kind }: { to: string; kind: string }, isGone: boolean) {
    if (!['', 'gone', 'permanent'].includes(kind.toLowerCase())) return messages.unknownKind
    if (!isGone) return targetProblem(to) ?? otherSiteProblem(to, ownHost)
    return ['', 'gone'].includes(to.toLowerCase()) && kind.toLowerCase() !== 'permanent'
      ? null
      : messages.goneWithTarget
  }
}

export type RedirectsService = ReturnType<typeof createRedirectsService>

/** Pages for links in mails, whose tokens are not looked up. */
const WITH_TOKEN = /^\/(?:subscription|visit|your-data)\//

type Pages = Awaited<ReturnType<typeof readPages>>

/** What the site serves, for comparison with normalized paths. */
async function readPages(redirects: Repository) {
  const [projects, further] = await Promise.all([redirects.findProjects(), redirects.findPageAddresses()])
  const named = new Map(
    projects.flatMap(({ name, routingName }) => [
      [routingName, name],
      [name.toLowerCase(), name],
    ]),
  )
  const furtherPages = new Set(further.map(({ address }) => `/${address}`))
  const projectAt = (path: string) => named.get(/^\/product\/[^/]+\/([^/]+)$/.exec(path)?.[1] ?? '')
  const isPage = (path: string) => isBuiltInAddress(path) || furtherPages.has(path)
  return {
    projectAt,
    isPage,
    mayExist: (path: string) => isPage(path) || projectAt(path) !== undefined || WITH_TOKEN.test(path),
  }
}

/** A redirect to a path without a page is allowed, because the page can be added later. */
function nowhereWarning({ to }: { to: string | null }, pages: Pages) {
  const path = to === null ? null : targetPath(to)
  return path === null || pages.mayExist(path) ? null : messages.leadsNowhere(path)
}

function faultsOf(
  entries: readonly RedirectEntry[],
  others: readonly { from: string; to: string | null }[],
  pages: Pages,
) {
  const faults = findFaults(
    entries,
    others.map(({ from, to }) => ({ from, to, line: null })),
  )
  for (const entry of entries) {
    if (isSpecifiedRedirect(entry.from)) continue
    const project = pages.projectAt(entry.from)
    if (project !== undefined) faults.set(entry, messages.isProject(project))
    else if (pages.isPage(entry.from)) faults.set(entry, messages.isPage(entry.from))
  }
  return faults
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

function toRedirect({ createdAt, lastHitAt, madeBy, ...row }: Row, pages: Pages): Redirect {
  return {
    ...row,
    leadsNowhere: nowhereWarning(row, pages) !== null,
    madeBy: madeBy || null,
    createdAt: createdAt.toISOString(),
    lastHitAt: lastHitAt?.toISOString() ?? null,
  }
}
