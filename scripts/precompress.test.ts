import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { precompress } from './precompress.ts'

test('compressible text files get a compressed copy of each kind, other files none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-precompress-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  const script = 'export const word = "plinth"\n'.repeat(40)
  writeFileSync(join(folder, 'assets/page.js'), script)
  writeFileSync(join(folder, 'assets/tiny.css'), 'a{}')
  writeFileSync(join(folder, 'assets/text.woff2'), script)

  expect(await precompress(folder)).toBe(1)

  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/page.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(folder, 'assets/page.js.gz'))).toString()).toBe(script)
  expect(existsSync(join(folder, 'assets/tiny.css.br'))).toBe(false)
  expect(existsSync(join(folder, 'assets/text.woff2.br'))).toBe(false)
})
