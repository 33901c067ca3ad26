import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { aFilm } from '#test/film.ts'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
/** The smallest files whose types the server recognises. */
const FILM = aFilm()
const PAPER = Buffer.from('%PDF-1.4\nstartxref\n9\n%%EOF\n')

export function file(name: string) {
  if (name.endsWith('.mp4')) return { name, mimeType: 'video/mp4', buffer: FILM }
  if (name.endsWith('.pdf')) return { name, mimeType: 'application/pdf', buffer: PAPER }
  return { name, mimeType: 'image/png', buffer: PICTURE }
}

interface Staff {
  request: APIRequestContext
  headers: Record<string, string>
}

/** Creates a project with labelled pictures for one test, with the same calls as the editor. */
export async function aProject({ request, headers }: Staff, name: string, reraNumber = 'E2E-RERA-1') {
  const upload = async (folder: string, fileName: string) => {
    const answer = await request.post('/api/Product/FileUpload', {
      headers,
      multipart: { folder, name: '', pictureKind: 'impression', image: file(fileName) },
    })
    expect(answer.status(), fileName).toBe(200)
    return (await answer.json()).data as string
  }
  const saved = await request.post('/api/Product/Add', {
    headers,
    data: {
      ProductID: 0,
      ProductName: name,
      ProductAddress: 'Sector 9',
      ReraNo: reraNumber,
      Type: 'Offices',
      CategoryiD: 2,
      ProductBannerImage: await upload('ProjectBannerImages', 'banner.png'),
      ProductOverview: 'Offices around a hall.',
      ProductVideo: await upload('ProjectVideos', 'film.mp4'),
      ProductCity: 'Delhi',
      ProductState: 'Delhi',
      ProductImage: await upload('ProjectImages', 'card.png'),
      ProductDescription: 'One tower.',
    },
  })
  expect(saved.status()).toBe(200)
  const { data } = await saved.json()
  return { id: data.id as number, address: `/product/Commercial/${encodeURIComponent(data.routingname)}` }
}

/**
 * All tests share one site, so a test must delete the projects that it creates. Closes the page first, which may still
 * be loading parts of the project.
 */
export async function removeProject({ page, request, headers }: Staff & { page?: Page }, id: number) {
  await page?.close()
  expect((await request.get(`/api/Product/RemoveItem/${id}`, { headers })).status()).toBe(200)
}

/**
 * The newest toast with this text in the bottom right corner, where the project screens show theirs. After a repeated
 * action the previous toast is still shown.
 */
export function projectToast(page: Page, text: string) {
  return page.locator('.toasts-bottom-right').getByText(text).first()
}

/** Selects files in the open gallery without labelling them. */
export async function uploadUnlabelled(page: Page, names: readonly string[]) {
  await page.locator('.gallery-upload input[type=file]').setInputFiles(names.map(file))
  await page.getByRole('dialog').getByRole('button', { name: 'Say later' }).click()
}
