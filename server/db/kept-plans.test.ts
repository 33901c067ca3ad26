import { asc, eq, sql } from 'drizzle-orm'
import { expect, test as plainTest } from 'vitest'
import { projects } from '#server/catalog/projects.tables.ts'
import { aProject } from '#test/builders.ts'
import { test } from '#test/database.ts'
import type { Db } from './connection.ts'
import { keepPlanOf, keepPlans } from './kept-plans.ts'
import { prepared } from './prepared.ts'
import { rowsOf } from './rows.ts'

test('a prepared query is put together once and asked with what is given each time', async ({ db }) => {
  let times = 0
  const findNames = prepared(() => {
    times += 1
    return db.select({ name: projects.name }).from(projects).orderBy(asc(projects.id)).limit(sql.placeholder('limit'))
  })
  const { id } = await aProject(db, { name: 'Suncourt' })
  await aProject(db, { name: 'Elite' })

  expect(await findNames({ limit: 1 })).toEqual([{ name: 'Suncourt' }])
  expect(await findNames({ limit: 9 })).toEqual([{ name: 'Suncourt' }, { name: 'Elite' }])
  await db.update(projects).set({ name: 'Renamed' }).where(eq(projects.id, id))
  expect(await Promise.all([findNames({ limit: 1 }), findNames({ limit: 1 })])).toEqual([
    [{ name: 'Renamed' }],
    [{ name: 'Renamed' }],
  ])
  expect(times).toBe(1)
})

test('only the embedded engine, which has one connection, keeps anything of it', async ({ db, database }) => {
  const findNothing = prepared(() => db.select({ id: projects.id }).from(projects).where(sql`'kept' = 'not'`))
  await findNothing()
  await findNothing()

  expect(await keptOf(db, "'kept' = 'not'")).toHaveLength(database.kind === 'embedded' ? 1 : 0)
})

test('a query with texts in it is asked as it is', async ({ db }) => {
  const findNamed = prepared(() =>
    db
      .select({ name: projects.name })
      .from(projects)
      .where(eq(projects.name, sql.placeholder('name'))),
  )
  await aProject(db, { name: "Su'n; court" })

  expect(await findNamed({ name: "Su'n; court" })).toEqual([{ name: "Su'n; court" }])
  expect(await findNamed({ name: 'Elite' })).toEqual([])
})

plainTest('a plan is made anew after many uses and after a failure', async () => {
  const asked: string[] = []
  let fault: Error | null = null
  const query = async (text: string) => {
    asked.push(text)
    if (fault && text.startsWith('execute')) throw fault
    return { rows: [], fields: [] }
  }
  const exec = async (text: string) => [await query(text)]
  const engine = { query, exec } as Parameters<typeof keepPlans>[0]
  keepPlanOf('select $1')
  keepPlans(engine)

  for (let time = 0; time < 201; time += 1) await engine.query('select $1', [time])
  fault = new Error('the plan is out of date')
  await expect(engine.query('select $1', [201])).rejects.toThrow('the plan is out of date')
  fault = null
  await engine.query('select $1', [202])

  expect(asked.filter((text) => !text.startsWith('execute'))).toEqual([
    'prepare kept_1 as select $1',
    'deallocate kept_1',
    'prepare kept_2 as select $1',
    'deallocate kept_2',
    'prepare kept_3 as select $1',
  ])
  expect(asked.at(-1)).toBe('execute kept_3(202)')
})

function keptOf(db: Db, part: string) {
  return rowsOf(db, sql`select name from pg_prepared_statements where position(${part} in statement) > 0`)
}
