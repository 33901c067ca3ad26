import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDERS = ['app', 'bench', 'contract', 'demo', 'docs', 'e2e', 'scripts', 'server', 'stress', 'test']

test.for(['README.md', ...globSync('docs/*.md')])('every file that %s names exists', (document) => {
  const named = readFileSync(document, 'utf8').matchAll(/`([\w-]+\/[\w./-]+\.\w+)`/g)
  const paths = [...named].flatMap(([, path = '']) => (FOLDERS.includes(path.split('/')[0] ?? '') ? path : []))

  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
