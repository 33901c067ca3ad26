import { apiContext } from '../lib/api-context.ts'
import { loadCompany } from '../lib/load-company.ts'
import type { Route } from './+types/data-copy'
import { copyName } from './copy-name.ts'
import { pageToRead } from './page-to-read.ts'
import { jsonCopy, readData } from './read-data.ts'
import { shownData } from './shown-data.ts'

/** Serves the copies of a person's data: `data.json` for programs, `data.html` for people. */
export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const copy = new URL(request.url).pathname.split('/').at(-1) ?? ''
  const type = TYPES[copy]
  const api = context.get(apiContext)
  const data = type && (await readData(api, token))
  if (!data) return new Response(null, { status: 404, headers: UNCACHED })
  const text = copy === 'data.json' ? jsonCopy(data) : pageToRead(shownData(data, new Date()))
  const { name } = await loadCompany(api)
  const fileName = copy.replace('data', copyName(name, new Date()))
  const headers = { ...UNCACHED, 'content-type': type, 'content-disposition': `attachment; filename="${fileName}"` }
  return new Response(text, { headers })
}

const TYPES: Record<string, string> = {
  'data.json': 'application/json; charset=utf-8',
  'data.html': 'text/html; charset=utf-8',
}

const UNCACHED = { 'cache-control': 'no-store' }
