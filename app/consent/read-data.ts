import { readPersonalData } from '#contract/consent/consent.endpoints.ts'
import type { PersonalData } from '#contract/consent/consent.schema.ts'
import type { Api } from '../lib/api-client.ts'
import { pageToRead } from './page-to-read.ts'
import { shownData } from './shown-data.ts'
import { yourDataTexts } from './your-data-texts.ts'

/** Null if the link is invalid. Throws a `Response` for any other failure. */
export async function readData(api: Api, token: string) {
  const outcome = await api(readPersonalData, { body: { token } })
  if (outcome.ok) return outcome.data
  if (outcome.reason === 'refused' && outcome.status < 500) return null
  throw new Response(null, { status: outcome.status || 502 })
}

/** `copies` are the labels of the downloads, with their file sizes. Null if the link is invalid. */
export async function readShownData(api: Api, token: string) {
  const data = await readData(api, token)
  if (!data) return null
  const shown = shownData(data, new Date())
  const { page, json } = yourDataTexts.copy
  return { ...shown, copies: { page: page(sizeOf(pageToRead(shown))), json: json(sizeOf(jsonCopy(data))) } }
}

export function jsonCopy(data: PersonalData) {
  return JSON.stringify(data, null, 2)
}

function sizeOf(text: string) {
  return yourDataTexts.copy.kilobytes(Math.ceil(new TextEncoder().encode(text).length / 1024))
}
