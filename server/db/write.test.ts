import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { projects } from '#server/catalog/projects.tables.ts'
import { aMediaItem, anAccount, aProject, aTestimonial } from '#test/builders.ts'
import { test } from '#test/database.ts'
import { auditLog } from './change.tables.ts'
import { createFreeSpaceGuard } from './free-space.ts'
import { rowsOf } from './rows.ts'
import { createWriter } from './write.ts'

const editor = { id: 7, email: 'editor@plinth.example', role: 'Admin' }

test('a write stores its row, its audit log entry and the next revision', async ({ db, write, revision }) => {
  const before = revision.current()

  const project = await write(async (change) => {
    const created = await aProject(change.db, { name: 'Suncourt' })
    change.audit({ actor: editor, action: 'create', entity: 'project', entityId: created.id, after: created })
    change.contentChanged()
    return created
  })

  expect(revision.current()).toBe(before + 1)
  expect(await db.select().from(projects).where(eq(projects.id, project.id))).toHaveLength(1)
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    {
      actorId: 7,
      actorEmail: 'editor@plinth.example',
      actorRole: 'Admin',
      action: 'create',
      entity: 'project',
      entityId: String(project.id),
      before: null,
      after: { name: 'Suncourt', version: 1 },
    },
  ])
})

test('a failed write stores no row, no audit log entry, no job and no revision', async ({
  db,
  jobs,
  write,
  revision,
}) => {
  jobs.register('mail', async () => {})
  await jobs.start()
  const before = revision.current()

  const failing = write(async (change) => {
    await aProject(change.db)
    change.audit({ actor: editor, action: 'create', entity: 'project', entityId: 1 })
    change.enqueue('mail', { to: 'someone' })
    change.contentChanged()
    await change.db.execute(sql`select nonsense`)
  })

  await expect(failing).rejects.toThrow()
  expect(revision.current()).toBe(before)
  expect(await leftBehind(db)).toEqual([{ projects: 0, lines: 0, jobs: 0, revision: before }])
})

test('a job that cannot be queued rolls back the whole write', async ({ db, jobs, write, revision }) => {
  await jobs.start()

  const failing = write(async (change) => {
    await aProject(change.db)
    change.contentChanged()
    change.enqueue('unknown', {})
  })

  await expect(failing).rejects.toThrow('No started queue is named unknown.')
  expect(await leftBehind(db)).toEqual([{ projects: 0, lines: 0, jobs: 0, revision: revision.current() }])
})

test('a write that changes no public content leaves the revision unchanged', async ({ write, revision }) => {
  const before = revision.current()

  await write((change) => anAccount(change.db))

  expect(revision.current()).toBe(before)
})

test('twenty concurrent writes increment the revision twenty times', async ({ write, revision }) => {
  const before = revision.current()

  await Promise.all(Array.from({ length: 20 }, () => write(async (change) => change.contentChanged())))

  expect(revision.current()).toBe(before + 20)
})

test('hashes of passwords and tokens are not in the audit log', async ({ db, write }) => {
  await write(async (change) => {
    const account = await anAccount(change.db, { passwordHash: 'secret' })
    change.audit({ actor: null, action: 'create', entity: 'account', entityId: account.id, after: account })
  })

  const [line] = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(line?.after).toMatchObject({ role: 'Admin', isTempPassword: false })
  expect(JSON.stringify(line)).not.toContain('secret')
})

test('inside a write, a query or write on another connection throws instead of deadlocking', async ({ db, write }) => {
  const past = 'Inside a write every query must go through change.db.'

  await expect(write(() => aProject(db))).rejects.toThrow(past)
  await expect(write(() => write(async () => {}))).rejects.toThrow(past)

  expect(await db.select().from(projects)).toEqual([])
})

test('with little disk space left a write is refused with 507', async ({ database, db, jobs, revision }) => {
  let free = 255 * 1024 * 1024
  let clock = 0
  const freeSpace = createFreeSpaceGuard({ folder: '/data', measure: async () => free, now: () => clock })
  const write = createWriter(database, { jobs, revision, freeSpace })

  await expect(write((change) => aProject(change.db))).rejects.toMatchObject({ kind: 'noSpace', status: 507 })
  expect(await db.select().from(projects)).toEqual([])

  free = 256 * 1024 * 1024
  clock += 1000
  await write((change) => aProject(change.db))
  expect(await db.select().from(projects)).toHaveLength(1)
})

test('disk space is measured at most once a second, and not at all without a folder', async () => {
  const measured: string[] = []
  let clock = 0
  const measure = async (folder: string) => measured.push(folder) * 1e12
  const guard = createFreeSpaceGuard({ folder: '/data', measure, now: () => clock })
  await guard.requireSpace()
  clock = 999
  await guard.requireSpace()
  expect(measured).toEqual(['/data'])
  clock = 1000
  await guard.requireSpace()
  await createFreeSpaceGuard({ folder: null, measure }).requireSpace()
  expect(measured).toEqual(['/data', '/data'])
})

test('media items and testimonials never share an id', async ({ db }) => {
  const ids = []
  for (let round = 0; round < 3; round += 1) ids.push((await aMediaItem(db)).id, (await aTestimonial(db)).id)

  expect(ids).toEqual([1, 2, 3, 4, 5, 6])
})

function leftBehind(db: Parameters<typeof rowsOf>[0]) {
  return rowsOf(
    db,
    sql`select (select count(*)::int from projects) as projects, (select count(*)::int from audit_log) as lines,
        (select count(*)::int from jobs.job where name in ('mail', 'unknown')) as jobs,
        (select revision::int from content_revision) as revision`,
  )
}
