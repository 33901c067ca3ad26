import { createServer } from 'node:http'
import { ALL_SITES, SITES } from './sites.ts'
import { createDemoData, startSite, stopSite } from './start-site.ts'

await createDemoData()
const sites = await Promise.all(
  Object.entries(SITES).map(([name, port]) => startSite({ name, port, env: { LOG_LEVEL: 'warn' } })),
)
for (const { child } of sites) child.stderr?.pipe(process.stderr)

const answer = createServer((_request, response) => response.end('Every site is open.'))
process.once('SIGTERM', () => void stop())
answer.listen(ALL_SITES, '127.0.0.1')

async function stop() {
  answer.close()
  await Promise.all(sites.map(stopSite))
  process.exit()
}
