import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WEBHOOK_EVENTS } from '#contract/webhooks/webhooks.constants.ts'
import { newSecret, signatureOf } from './signature.ts'

const run = promisify(execFile)
const BODY = '{"id":"1","type":"ping","data":{"name":"Aśa"}}'

let docs: string
let folder: string

beforeAll(async () => {
  docs = await readFile('docs/webhooks.md', 'utf8')
  folder = await mkdtemp(join(tmpdir(), 'plinth-webhooks-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The first code block of a language in the documentation. */
function documented(language: string) {
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(docs)?.[1]
  if (!found) throw new Error(`There is no example in ${language}.`)
  return found
}

interface Check {
  header: string
  body?: string
  secret: string
}

/** Runs the documented function in a process of its own, which knows nothing of this code. */
const RECIPES = {
  async Node({ header, body = BODY, secret }: Check) {
    const file = join(folder, 'check.mjs')
    await writeFile(file, `${documented('js')}\nconsole.log(isGenuine(...process.argv.slice(2)))`)
    return (await run(process.execPath, [file, header, body, secret])).stdout.trim().toLowerCase()
  },
  async Python({ header, body = BODY, secret }: Check) {
    const file = join(folder, 'check.py')
    const call = 'import sys\nprint(is_genuine(sys.argv[1], sys.argv[2].encode(), sys.argv[3]))'
    await writeFile(file, `${documented('python')}\n${call}`)
    return (await run('python3', [file, header, body, secret])).stdout.trim().toLowerCase()
  },
}

const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
)
const languages = (['Node', 'Python'] as const).filter((language) => language === 'Node' || hasPython)

test.each(languages)('the documented check in %s accepts a genuine request only', async (language) => {
  const check = RECIPES[language]
  const [secret, next] = [newSecret(), newSecret()]
  const header = signatureOf({ secrets: [secret], at: new Date(), body: BODY })
  const rotating = signatureOf({ secrets: [next, secret], at: new Date(), body: BODY })
  const old = signatureOf({ secrets: [secret], at: new Date(Date.now() - 301_000), body: BODY })

  expect(await check({ header, secret })).toBe('true')
  expect(await check({ header: rotating, secret })).toBe('true')
  expect(await check({ header: rotating, secret: next })).toBe('true')
  expect(await check({ header, secret: next })).toBe('false')
  expect(await check({ header, secret, body: BODY.replace('1', '2') })).toBe('false')
  expect(await check({ header: header.replace('t=1', 't=2'), secret })).toBe('false')
  expect(await check({ header: old, secret })).toBe('false')
})

test('the documentation has one example body for each event, with the type it is under', () => {
  const examples = [...docs.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json))
  expect(examples.map(({ type }) => type)).toEqual([...WEBHOOK_EVENTS])
  for (const { type } of examples) expect(docs).toContain(`\n\`${type}\`:`)
})
