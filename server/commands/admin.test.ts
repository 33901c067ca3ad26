import { expect } from 'vitest'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { accounts, secondFactors } from '#server/identity/accounts.tables.ts'
import { matchesHash } from '#server/identity/secrets.ts'
import { accountRow } from '#test/builders.ts'
import { placeEmbeddedTestDatabase, test } from '#test/database.ts'
import { runCommand } from '#test/run-command.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { manageStaff } from './manage-staff.ts'

test('the command creates an admin and prints the temporary password', async () => {
  const folder = await temporaryFolder()
  await placeEmbeddedTestDatabase(folder)

  const { code, output } = await runCommand('admin', { DATA_DIR: folder }, 'boss@company.com')

  expect([code, output]).toEqual([0, expect.stringContaining('A new admin boss@company.com can sign in at')])
  const password = /Temporary password {2}(\S+)/.exec(output)?.[1] ?? ''
  const database = await openDatabase({ kind: 'embedded', dataDir: folder })
  const [account] = await database.db.select().from(accounts)
  await database.close()
  expect(account).toMatchObject({ role: 'Admin', email: 'boss@company.com', isTempPassword: true })
  expect(await matchesHash(password, account?.passwordHash ?? null)).toBe(true)
})

/** Runs the command in this process, which is faster than in one of its own. */
async function runHere(config: Config, words: string[]) {
  const lines: string[] = []
  await manageStaff(words, { config, print: (line) => lines.push(line) })
  return lines
}

test('the command lists staff, blocks and removes them, and resets a second factor', async () => {
  const folder = await temporaryFolder()
  await placeEmbeddedTestDatabase(folder)
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', NODE_ENV: 'test' })
  const admin = (...words: string[]) => runHere(config, words)
  const database = await openDatabase({ kind: 'embedded', dataDir: folder })
  const [ravi] = await database.db
    .insert(accounts)
    .values([accountRow({ email: 'ravi@company.com' }), accountRow({ email: 'meera@company.com' })])
    .returning()
  await database.db.insert(secondFactors).values({ accountId: ravi?.id ?? 0, secret: 'A', confirmedAt: new Date() })
  await database.close()

  expect(await admin('ravi@company.com', '--reset-second-factor')).toEqual([
    'ravi@company.com signs in without a second factor.',
  ])
  await admin('ravi@company.com', '--block')
  await expect(admin('meera@company.com', '--remove')).rejects.toThrow(staffMessages.lastAdmin)
  expect((await admin('chief@company.com', '--super'))[0]).toContain('/superadmin/login')
  expect((await admin('nisha@company.com', '--role', 'editor'))[0]).toContain('A new editor nisha@company.com')
  expect(await admin('nisha@company.com', '--role', 'sales')).toEqual([
    'nisha@company.com has the role sales now and is signed out everywhere.',
  ])
  await expect(admin('nisha@company.com', '--role', 'boss')).rejects.toThrow(
    '--role takes one of these: admin, editor, sales.',
  )
  expect(await admin('--list')).toEqual([
    'Admin       blocked  ravi@company.com',
    'Admin       active   meera@company.com',
    'SuperAdmin  invited  chief@company.com',
    'Sales       invited  nisha@company.com',
  ])
  await expect(admin('ravi@company.com', '--block', '--remove')).rejects.toThrow('Choose one of the options at a time.')
})

test('while the server holds the data folder the command is refused with one sentence', async () => {
  const folder = await temporaryFolder()
  const lock = await lockFolder(folder)

  const { code, output } = await runCommand('admin', { DATA_DIR: folder }, 'boss@company.com')
  await lock.release()

  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^The data folder .+ is in use by another Plinth process\.$/)
})

test.for([[], ['a@b.co', 'c@d.co']])('the arguments %j are refused with one sentence', async (words) => {
  const config = loadConfig({ DATA_DIR: await temporaryFolder() })

  await expect(runHere(config, words)).rejects.toThrow('Name one e-mail address: npm run admin -- EMAIL')
})
