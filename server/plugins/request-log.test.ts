import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { logRequest } from './request-log.ts'

test('an address is written without its query, by whatever way it was answered', () => {
  const lines: string[] = []
  const { log } = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } })

  logRequest(log, { method: 'GET', url: '/resetpassword?token=secret', status: 200, ms: 1.234 })

  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/resetpassword', ms: 1.2 })
  expect(lines.join()).not.toContain('secret')
})
