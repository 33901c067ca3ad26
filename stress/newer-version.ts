import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appRoot } from '#server/app-root.ts'
import { BUILT_SERVER } from './site.ts'

const MIGRATIONS = 'server/db/migrations'

/** Migrations that are allowed during a rolling restart: a nullable column, a column with a default, an index. */
const additions = (nth: number) => `
  alter table "enquiries" add column "roll_note_${nth}" text;
--> statement-breakpoint
  alter table "appointments" add column "roll_rank_${nth}" integer not null default 0;
--> statement-breakpoint
  create index "enquiries_roll_note_${nth}" on "enquiries" ("roll_note_${nth}");
`

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

/** A copy of the built product with additional migrations, as a newer release would have. */
export async function makeNewerVersion(migrationsMore: number) {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-newer-'))
  await cp(join(appRoot, 'package.json'), join(folder, 'package.json'))
  await cp(join(appRoot, 'build'), join(folder, 'build'), { recursive: true })
  await cp(join(appRoot, MIGRATIONS), join(folder, MIGRATIONS), { recursive: true })
  await mkdir(join(folder, 'server/content'), { recursive: true })
  // Read-only files that the server finds relative to its own folder.
  for (const same of ['node_modules', 'demo', 'server/content/fonts'])
    await symlink(join(appRoot, same), join(folder, same))

  const file = join(folder, MIGRATIONS, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal
  for (let nth = 1; nth <= migrationsMore; nth += 1) {
    const last = journal.entries.at(-1)
    if (!last) throw new Error('There are no migrations to add to.')
    const tag = `${String(last.idx + 1).padStart(4, '0')}_roll_${nth}`
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
    await writeFile(join(folder, MIGRATIONS, `${tag}.sql`), additions(nth))
  }
  await writeFile(file, JSON.stringify(journal))
  return {
    program: join(folder, BUILT_SERVER),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
