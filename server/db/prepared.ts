import { keepPlanOf } from './kept-plans.ts'

interface Preparable<Rows> {
  prepare(name: string): Prepared<Rows>
}

interface Prepared<Rows> {
  getQuery(): { sql: string }
  execute(values?: Record<string, unknown>): Promise<Rows>
}

/**
 * A query that is put together when it is first asked, not each time, and that the embedded engine keeps its plan of. On
 * PostgreSQL it has no name, so nothing of it is kept: behind a pooler it may come by another connection the next time.
 */
export function prepared<Rows>(build: () => Preparable<Rows>) {
  let query: Prepared<Rows> | null = null

  return (values: Record<string, unknown> = {}) => {
    query ??= prepare()
    return query.execute(values)
  }

  function prepare() {
    const made = build().prepare('')
    keepPlanOf(made.getQuery().sql)
    return made
  }
}
