import { createServer } from 'node:http'
import { join } from 'node:path'
import { startChildServer } from '#test/child-server.ts'
import { ALL_SITES, addressOf, SITES } from './sites.ts'

// Playwright would start the sites one after the other, and each takes a while to create the demo data.
const sites = Object.entries(SITES).map(([name, port]) =>
  startChildServer({
    program: 'build/server/index.js',
    port,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PUBLIC_URL: addressOf(port),
      DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', name),
      DEMO: 'true',
      DEMO_PASSWORD: process.env.E2E_PASSWORD ?? '',
      ADMIN_PASSWORD: process.env.E2E_PASSWORD ?? '',
      LOG_LEVEL: 'warn',
      // All tests use one IP address; API tests cover the rate limits.
      RATE_LIMITS: 'off',
    },
  }),
)
for (const { child } of sites) child.stderr?.pipe(process.stderr)

const answer = createServer((_request, response) => response.end('Every site is open.'))
process.once('SIGTERM', () => void stop())

await Promise.all(sites.map((site) => site.untilReady()))
answer.listen(ALL_SITES, '127.0.0.1')

async function stop() {
  answer.close()
  for (const { child } of sites) child.kill('SIGTERM')
  await Promise.all(sites.map(({ ended }) => ended))
  process.exit()
}
