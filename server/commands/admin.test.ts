import { expect } from 'vitest'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { accounts, secondFactors } from '#server/identity/accounts.tables.ts'
import { matchesHash } from '#server/identity/secrets.ts'
import { accountRow } from '#test/builders.ts'
import { placeEmbeddedTestDatabase, test } from '#test/database.ts'
import { runCommand } from '#test/run-command.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

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

test('the command lists staff, blocks and removes them, and resets a second factor', async () => {
  const folder = await temporaryFolder()
  await placeEmbeddedTestDatabase(folder)
  const admin = (...words: string[]) => runCommand('admin', { DATA_DIR: folder }, ...words)
  const database = await openDatabase({ kind: 'embedded', dataDir: folder })
  const [ravi] = await database.db
    .insert(accounts)
    .values([accountRow({ email: 'ravi@company.com' }), accountRow({ email: 'meera@company.com' })])
    .returning()
  await database.db.insert(secondFactors).values({ accountId: ravi?.id ?? 0, secret: 'A', confirmedAt: new Date() })
  await database.close()

  expect(await admin('ravi@company.com', '--reset-second-factor')).toEqual({
    code: 0,
    output: 'ravi@company.com signs in without a second factor.\n',
  })
  expect((await admin('ravi@company.com', '--block')).code).toBe(0)
  expect(await admin('meera@company.com', '--remove')).toEqual({ code: 1, output: `${staffMessages.lastAdmin}\n` })
  expect((await admin('chief@company.com', '--super')).output).toContain('/superadmin/login')
  expect((await admin('nisha@company.com', '--role', 'editor')).output).toContain('A new editor nisha@company.com')
  expect(await admin('nisha@company.com', '--role', 'sales')).toEqual({
    code: 0,
    output: 'nisha@company.com has the role sales now and is signed out everywhere.\n',
  })
  expect((await admin('nisha@company.com', '--role', 'boss')).output).toBe(
    '--role takes one of these: admin, editor, sales.\n',
  )
  expect((await admin('--list')).output.split('\n')).toEqual([
    'Admin       blocked  ravi@company.com',
    'Admin       active   meera@company.com',
    'SuperAdmin  invited  chief@company.com',
    'Sales       invited  nisha@company.com',
    '',
  ])
  expect((await admin('ravi@company.com', '--block', '--remove')).output).toBe('Choose one of the options at a time.\n')
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
  const { code, output } = await runCommand('admin', { DATA_DIR: await temporaryFolder() }, ...words)

  expect([code, output]).toEqual([1, 'Name one e-mail address: npm run admin -- EMAIL\n'])
})
