import { Agent } from 'node:http'
import type { Role } from '#contract/wire/roles.ts'
import { exchange } from '#test/exchange.ts'
import { type Description, faultIn, HONEST_ADDRESS, type HostileCall, hostileCalls } from '#test/hostile-calls.ts'
import { HOSTILE_REQUESTS, sendRaw } from '#test/hostile-sockets.ts'
import { sendFlippedForms } from './fuzz-forms.ts'
import { openSite, type Site, STAFF } from './site.ts'
import { inMs, quantile, type StressTest, tally } from './stress-test.ts'

const LONGEST_ANSWER_MS = 5_000

/** Forms to send for each unit of `--count`. */
const FORMS_PER_COUNT = 100

const PEOPLE: Record<Role, string> = {
  Admin: STAFF,
  SuperAdmin: 'super@plinth.test',
  Editor: 'editor@plinth.test',
  Sales: 'sales@plinth.test',
  Customer: 'customer@plinth.test',
  BusinessOwner: 'owner@plinth.test',
}

export const fuzz: StressTest = {
  does: 'hostile values in every call, broken HTTP, forms with flipped bytes: no 5xx, no hang',
  count: 1_000,
  async run({ engine, count }) {
    const site = await openSite({ engine, env: { RATE_LIMITS: 'off' } })
    try {
      const server = await site.start()
      const calls = await callAll(site, count)
      const raw = await sendAll(site)
      const forms = await sendForms(site, count * FORMS_PER_COUNT)
      const isAlive = server.child.exitCode === null && server.child.signalCode === null
      return {
        figures: { ...calls.figures, ...raw.figures, ...forms.figures },
        faults: [
          ...calls.faults,
          ...raw.faults,
          ...forms.faults,
          ...(isAlive ? [] : [`the server ended: ${server.output()}`]),
        ],
      }
    } finally {
      await site.close()
    }
  },
}

/** The last part of `fuzz` alone. */
export const forms: StressTest = {
  does: 'forms with flipped bytes to every address that takes one: no 5xx, no hang, and the site works afterwards',
  count: 100_000,
  async run({ engine, count }) {
    const site = await openSite({ engine, env: { RATE_LIMITS: 'off' } })
    try {
      await site.start()
      return await sendForms(site, count)
    } finally {
      await site.close()
    }
  },
}

function sendForms(site: Site, count: number) {
  return sendFlippedForms(site, { count, tokenOf: (role) => signInAs(site, role) })
}

async function callAll(site: Site, each: number) {
  const agent = new Agent({ keepAlive: true })
  const description = await describe(site)
  const tokens = new Map<Role, string>()
  const faults: string[] = []
  const statuses: number[] = []
  const times: number[] = []
  for (const call of hostileCalls({ description, seed: 1, each })) {
    const token = tokens.get(call.role) ?? (await signInAs(site, call.role))
    if (token === null) {
      faults.push(`${call.label}: before it, ${call.role} could not sign in`)
      break
    }
    tokens.set(call.role, token)
    const answer = await exchange({ ...optionsOf(call, token), port: site.port, agent, timeoutMs: LONGEST_ANSWER_MS })
    if (answer.outcome !== 'whole') {
      faults.push(`${call.label}: ${answer.outcome}, ${answer.why}`)
      if (answer.outcome === 'refused') break
      continue
    }
    if (answer.status === 401) tokens.delete(call.role)
    statuses.push(answer.status)
    times.push(answer.ms)
    const fault = faultIn({ status: answer.status, body: answer.body.toString() })
    if (fault) faults.push(`${call.label}: ${fault}`)
  }
  agent.destroy()
  return {
    faults,
    figures: {
      calls: statuses.length,
      answers: tally(statuses),
      'slowest answer': inMs(Math.max(...times)),
      'median answer': inMs(quantile(times, 0.5)),
    },
  }
}

/** Tries a second email address, because one of the hostile calls changes that of its own account. */
function signInAs({ signIn }: Site, role: Role) {
  return signIn(PEOPLE[role])
    .catch(() => signIn(HONEST_ADDRESS))
    .catch(() => null)
}

async function sendAll({ port }: Site) {
  const faults: string[] = []
  const statuses: number[] = []
  for (const { label, sent, never = [] } of HOSTILE_REQUESTS) {
    const answer = await sendRaw(port, sent)
    statuses.push(...answer.statuses)
    if (answer.ms === null) faults.push(`${label}: the connection stayed open`)
    const wrong = answer.statuses.find((status) => never.includes(status))
    if (wrong) faults.push(`${label}: answered ${wrong}`)
    for (const status of answer.statuses) {
      const fault = faultIn({ status, body: answer.text })
      if (fault) faults.push(`${label}: ${fault}`)
    }
  }
  return { faults, figures: { 'broken requests': HOSTILE_REQUESTS.length, 'their answers': tally(statuses) } }
}

function optionsOf({ method, path, headers, body }: HostileCall, token: string) {
  return {
    method,
    path: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, ...printable(headers) },
    ...(body !== undefined && { body }),
  }
}

/** Leaves out values that are not printable ASCII; server/hostile-calls.test.ts covers them without a socket. */
function printable(headers: Record<string, string>) {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => /^[\x20-\x7e]*$/.test(value)))
}

async function describe({ port }: Site): Promise<Description> {
  const answer = await exchange({ port, path: '/api/openapi.json' })
  if (answer.outcome !== 'whole') throw new Error('The API does not describe itself.')
  return JSON.parse(answer.body.toString())
}
