import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fingerprint } from './build.mjs'
import { isNewEnough, isUsable } from './choose-node.mjs'

test('accepts a host Node from the oldest release that our packages support', () => {
  expect(['20.20.2', '22.21.9', '22.22.0', '23.0.0', '26.10.0'].map(isNewEnough)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})

test('isUsable is false for a Node that is missing or cannot start', () => {
  const folder = aFolder()
  writeFileSync(join(folder, 'node'), 'made for another machine', { mode: 0o755 })

  expect(isUsable(join(folder, 'node'))).toBe(false)
  expect(isUsable(join(folder, 'absent'))).toBe(false)
  expect(isUsable(process.execPath)).toBe(true)
})

test('a fingerprint changes with content, names and new files, but not with excluded files', () => {
  const folder = aFolder()
  mkdirSync(join(folder, 'app/site'), { recursive: true })
  writeFileSync(join(folder, 'app/site/page.ts'), 'one')
  const isLeftOut = (path: string) => path.endsWith('.test.ts')
  const take = () => fingerprint({ folder, names: ['app', 'absent'], isLeftOut })
  const before = take()

  writeFileSync(join(folder, 'app/site/page.test.ts'), 'a test')
  expect(take()).toBe(before)

  writeFileSync(join(folder, 'app/site/page.ts'), 'two')
  const afterEdit = take()
  expect(afterEdit).not.toBe(before)

  writeFileSync(join(folder, 'app/site/other.ts'), '')
  expect(take()).not.toBe(afterEdit)
})

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-boot-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
