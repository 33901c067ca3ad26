import type { Db } from '#server/db/connection.ts'
import type { TestApi } from '#test/api.ts'
import { anUpload } from '#test/builders.ts'

export const PREVIEW = '/Product/PreviewProjects'
const IMPORT = '/Product/ImportProjects'

const PATHS = ['pictures/banner.jpg', 'pictures/card.jpg', 'pictures/film.mp4']
export const FILES = [
  { folder: 'ProjectBannerImages', path: 'pictures/banner.jpg', storedName: '1730000000001_banner.jpg' },
  { folder: 'ProjectImages', path: 'pictures/card.jpg', storedName: '1730000000001_card.jpg' },
  { folder: 'ProjectVideos', path: 'pictures/film.mp4', storedName: '1730000000001_film.mp4' },
] as const
export const HEADER =
  'Project Name,RERA Number,Category,Type,Project Address,City,Project State,Project Overview,Project Description,' +
  'Banner Image,Project Image,Project Video'
export const newLine = (name: string, given: Partial<Record<'category' | 'city' | 'banner', string>> = {}) =>
  `${name},R-1,${given.category ?? 'Residential'},Flats,Sector 1,${given.city ?? 'Pune'},MH,Around a court.,One tower.,` +
  `${given.banner ?? 'banner.jpg'},Card.JPG,film.mp4`
export const fileOf = (...lines: string[]) => [HEADER, ...lines].join('\r\n')

interface Preview {
  counts: Record<string, number>
  rows: { line: number; state: string; key: string; details: string[]; message: string | null }[]
  files: { folder: string; path: string }[]
  missing: string[]
  seen: string
}
export type Reply = { json(): { data: Preview; responseMessage: { reasonPhrase: string } }; statusCode: number }
export const messageIn = (response: Reply) => response.json().responseMessage.reasonPhrase

export async function editor(api: TestApi, db: Db) {
  for (const { folder, storedName } of FILES)
    await anUpload(db, { folder, storedName, mime: storedName.endsWith('mp4') ? 'video/mp4' : 'image/jpeg' })
  const token = await api.tokenOf('Editor')
  return {
    preview: async (csv: string, paths = PATHS) =>
      (await api.post(PREVIEW, { csv, paths }, { token })).json().data as Preview,
    run: async (csv: string, { files = FILES, seen }: { files?: readonly object[]; seen?: string } = {}) =>
      (await api.post(IMPORT, { csv, files, seen }, { token })) as Reply,
  }
}
