import { join } from 'node:path'
import { expect } from 'vitest'
import type { Role } from '#contract/wire/roles.ts'
import { test as apiTest } from '#test/api.ts'
import { faultIn, hostileCalls } from '#test/hostile-calls.ts'
import type { Config } from './config.ts'
import { createOutboxMailer } from './gateways/mail.ts'
import { registerMailJobs } from './mail/mail-queue.ts'
import { registerUploadJobs } from './uploads/upload-jobs.ts'

/** Turns off the rate limits, which would refuse most calls. */
const test = apiTest.extend<{ config: Config }>({
  config: async ({ config }, use) => {
    await use({ ...config, hasRateLimits: false })
  },
})

test('no call fails with any input, and no refusal reveals internals', async ({ api, config, data }) => {
  registerMailJobs(data, createOutboxMailer({ from: 'a@plinth.example', folder: join(config.dataDir, 'outbox') }))
  registerUploadJobs(data.jobs, { variants: api.files.variants, uploads: api.uploads })
  await data.jobs.start()
  const description = (await api.get('/openapi.json')).json()
  const tokens = new Map<Role, string>()
  const faults: string[] = []
  let calls = 0

  for (const call of hostileCalls({ description, seed: 20, each: 1 })) {
    const token = tokens.get(call.role) ?? (await api.tokenOf(call.role))
    tokens.set(call.role, token)
    const headers = { authorization: `Bearer ${token}`, ...call.headers }
    const response = await api.call(call.method, call.path, {
      headers,
      ...(call.body !== undefined && { payload: call.body }),
    })
    calls += 1
    const fault = faultIn({ status: response.statusCode, body: response.body })
    if (fault) faults.push(`${call.label}: ${fault}`)
    // A 401 means that an earlier call has signed out or closed the account, so the next call needs a new token.
    if (response.statusCode === 401) tokens.delete(call.role)
  }

  expect(faults).toEqual([])
  expect(calls).toBeGreaterThan(400)
})
