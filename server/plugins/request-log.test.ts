import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { test as apiTest, openTestApi } from '#test/api.ts'
import { captureLog } from '#test/capture-log.ts'
import { logRequest } from './request-log.ts'

test.for([
  ['/resetpassword?token=secret', '/resetpassword'],
  ['/product/residential/suncourt-2', '/product/residential/suncourt-2'],
  ['/assets/entry.server-a1_B2.js', '/assets/entry.server-a1_B2.js'],
  ['/unsubscribe/asha@secret.test', '/unsubscribe/*'],
  ['/unsubscribe/asha%40secret.test/now', '/unsubscribe/*/now'],
  ['/product/Commercial/rohini%20central', '/product/Commercial/rohini%20central'],
  ['/search/%C3%A0%20secret', '/search/*'],
  [`/verify/${'secret'.repeat(11)}`, '/verify/*'],
  [`/subscription/secret-${'a'.repeat(36)}?topic=1`, '/subscription/*'],
  [`/visit/secret-${'a'.repeat(36)}/visit.ics`, '/visit/*/visit.ics'],
  [`/brochures/sent/secret_${'A'.repeat(36)}`, '/brochures/sent/*'],
] as const)('the request of %s is logged as %s', ([url, path]) => {
  const lines: string[] = []
  const { log } = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } })

  logRequest(log, { method: 'GET', url, status: 200, ms: 1.234 })

  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path, ms: 1.2 })
  expect(lines.join()).not.toContain('secret')
})

apiTest.for([
  ['/Home/Search/secret', '/api/Home/Search/:text'],
  ['/Home/GetProductsByName/secret?email=secret', '/api/Home/GetProductsByName/:categoryName'],
  ['/Home/GetProductsById/17', '/api/Home/GetProductsById/17'],
  ['/nothing/secret@plinth.test', '/api/nothing/*'],
] as const)('the call of %s is logged as %s', async ([call, path], { config, data }) => {
  const api = await openTestApi({ ...config, logLevel: 'info' }, data)
  const lines = captureLog(api)

  await api.get(call)
  await api.close()

  expect(lines.map((line) => JSON.parse(line).path).filter(Boolean)).toEqual([path])
  expect(lines.join()).not.toContain('secret')
})
