import { Agent } from 'node:http'
import type { Role } from '#contract/wire/roles.ts'
import { exchange } from '#test/exchange.ts'
import { flippedForms, ONE_DOT_PNG, pageForms, uploadForms } from '#test/flipped-forms.ts'
import { faultIn } from '#test/hostile-calls.ts'
import type { Site } from './site.ts'
import { inMs, tally } from './stress-test.ts'

const LONGEST_ANSWER_MS = 20_000

/** Below the server's concurrency limit for uncached work, so that no form gets a 503 for overload. */
const AT_ONCE = 8

const PAGES = {
  '/contactus': {
    name: 'Asha Rao',
    email: 'asha@visitor.test',
    countryCode: '+91',
    mobileNumber: '9810012345',
    interest: 'Residential',
    message: 'Which floor, & from when?',
    isAuthorized: 'on',
  },
  '/appointment-book': {
    projectName: 'Elite One',
    purpose: 'Possession',
    unitNumber: '12B',
    selectedDate: '2099-12-31',
  },
  '/newsletter': { email: 'asha@visitor.test' },
  '/signin': { email: 'asha@visitor.test', password: 'Court-1203' },
  '/admin/login': { email: 'asha@visitor.test', password: 'Court-1203' },
}

interface Selection {
  count: number
  tokenOf: (role: Role) => Promise<string | null>
}

/** Sends forms with flipped bytes to every path that accepts a form, then checks that the site still works. */
export async function sendFlippedForms(site: Site, { count, tokenOf }: Selection) {
  const agent = new Agent({ keepAlive: true })
  const forms = [...uploadForms('/api', ONE_DOT_PNG), ...pageForms(PAGES)]
  const tokens = { Admin: await tokenOf('Admin'), Customer: await tokenOf('Customer') }
  const statuses: number[] = []
  const faults: string[] = []
  let slowest = 0

  const queue = flippedForms({ forms, seed: 1, count })
  const worker = async () => {
    for (const { label, path, role, contentType, body } of queue) {
      const token = role === 'Admin' ? tokens.Admin : tokens.Customer
      const headers = { 'content-type': contentType, ...(role && { authorization: `Bearer ${token}` }) }
      const call = { method: 'POST', path, headers, body, agent, port: site.port, timeoutMs: LONGEST_ANSWER_MS }
      const answer = await exchange(call)
      if (answer.outcome !== 'whole') {
        faults.push(`${label}: ${answer.outcome}, ${answer.why}`)
        continue
      }
      statuses.push(answer.status)
      slowest = Math.max(slowest, answer.ms)
      const fault = faultIn({ status: answer.status, body: answer.body.toString() })
      if (fault) faults.push(`${label}: ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
  for (const path of ['/readyz', '/search?q=after+the+forms', '/api/Home/Search/after-the-forms']) {
    const answer = await exchange({ port: site.port, path })
    const status = answer.outcome === 'whole' ? answer.status : answer.why
    if (status !== 200) faults.push(`after the forms ${path} answered ${status}`)
  }
  return {
    faults,
    figures: {
      'forms with flipped bytes': statuses.length,
      'their answers ': tally(statuses),
      'slowest of them': inMs(slowest),
    },
  }
}
