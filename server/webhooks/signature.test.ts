import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
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

/** The code blocks of a language in the documentation. */
function documented(language: string) {
  const blocks = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g')
  return [...docs.matchAll(blocks)].map(([, code = '']) => code)
}

interface Check {
  header: string
  body?: string
  secret: string
}

/** Runs the documented function in a separate process without access to this code. */
const RECIPES = {
  async Node({ header, body = BODY, secret }: Check) {
    const file = join(folder, 'check.mjs')
    await writeFile(file, `${documented('js')[0]}\nconsole.log(isGenuine(...process.argv.slice(2)))`)
    return (await run(process.execPath, [file, header, body, secret])).stdout.trim().toLowerCase()
  },
  async Python({ header, body = BODY, secret }: Check) {
    const file = join(folder, 'check.py')
    const call = 'import sys\nprint(is_genuine(sys.argv[1], sys.argv[2].encode(), sys.argv[3]))'
    await writeFile(file, `${documented('python')[0]}\n${call}`)
    return (await run('python3', [file, header, body, secret])).stdout.trim().toLowerCase()
  },
}

const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
)

test('the documented check in Node accepts a genuine request only', () => requireGenuineOnly(RECIPES.Node))

test.skipIf(!hasPython)('the documented check in Python accepts a genuine request only', () =>
  requireGenuineOnly(RECIPES.Python),
)

async function requireGenuineOnly(check: (given: Check) => Promise<string>) {
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
}

test('the documented function for LeadSquared sends a genuine new lead and refuses a forged request', async () => {
  const captured: unknown[] = []
  const crm = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    captured.push(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    response.writeHead(captured.length === 1 ? 200 : 500).end()
  })
  await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void crm.close())
  const secret = newSecret()
  const [lead = ''] = documented('json')
  const changed = lead.replace('lead.created', 'lead.changed')
  const signed = (body: string) => [signatureOf({ secrets: [secret], at: new Date(), body }), body]
  const requests = [signed(lead), signed(changed), [signed(lead)[0], changed], signed(lead)]
  const [check, receive] = documented('js')
  const file = join(folder, 'receive.mjs')
  const call = `for (const [signature, body] of JSON.parse(process.argv[2])) {
    const headers = { 'x-webhook-signature': signature }
    console.log((await receive(new Request('https://x.example/', { method: 'POST', headers, body }))).status)
  }`
  await writeFile(file, [check, receive, call].join('\n'))
  const { port } = crm.address() as AddressInfo
  const env = { ...process.env, WEBHOOK_SECRET: secret, LEAD_CAPTURE_URL: `http://127.0.0.1:${port}/` }
  const { stdout } = await run(process.execPath, [file, JSON.stringify(requests)], { env })

  // In order: accepted, about another event than a new lead, forged, refused by the CRM.
  expect(stdout.trim().split('\n')).toEqual(['204', '204', '401', '502'])
  expect(captured[0]).toEqual([
    { Attribute: 'FirstName', Value: 'Asha Verma' },
    { Attribute: 'EmailAddress', Value: 'asha@visitor.example' },
    { Attribute: 'Phone', Value: '+919810000000' },
    { Attribute: 'Source', Value: 'enquiry' },
  ])
})

test('every example in the documentation is in a language that these tests run', () => {
  const languages = [...docs.matchAll(/^```(\w+)$/gm)].map(([, language]) => language)
  const code = languages.filter((language) => language !== 'json')
  expect(code).toEqual(['js', 'python', 'js'])
})

test('the documentation has one example body for each event type, below the name of the type', () => {
  const examples = [...docs.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json))
  expect(examples.map(({ type }) => type)).toEqual([...WEBHOOK_EVENTS])
  for (const { type } of examples) expect(docs).toContain(`\n\`${type}\`:`)
})
