import { expect } from 'vitest'
import type { Db } from '#server/db/connection.ts'
import type { TestApi } from '#test/api.ts'
import { anUpload } from '#test/builders.ts'

export const payload = {
  ProductID: 0,
  ProductName: 'Elite One',
  ProductAddress: 'Sector 9, Rohini',
  ReraNo: 'DEMO-RERA-9',
  Type: 'Offices',
  CategoryiD: 2,
  ProductBannerImage: '1_banner.jpg',
  ProductOverview: 'Offices\naround a hall.',
  ProductVideo: '1_film.mp4',
  ProductCity: 'New Delhi',
  status: 'New Launch',
  ProductState: 'Delhi',
  ProductImage: '1_card.jpg',
  ProductDescription: 'One tower.',
}

export async function storePayloadFiles(db: Db) {
  await anUpload(db, {
    folder: 'ProjectBannerImages',
    storedName: '1_banner.jpg',
    pictureKind: 'photograph',
    takenOn: '2026-11-06',
  })
  await anUpload(db, {
    folder: 'ProjectVideos',
    storedName: '1_film.mp4',
    mime: 'video/mp4',
    width: null,
    height: null,
  })
  await anUpload(db, { storedName: '1_card.jpg', pictureKind: 'impression' })
  await anUpload(db, { storedName: '1_paper.pdf', mime: 'application/pdf', width: null, height: null })
}

export async function save(api: TestApi, body: object) {
  return api.post('/Product/Add', body, { token: await api.tokenOf('Admin') })
}

export async function namesAtHome(api: TestApi): Promise<string[]> {
  const { data } = (await api.get('/Home/GetHomePageList')).json()
  return data.productList.map(({ productName }: { productName: string }) => productName)
}

export function expectRefusal(response: Awaited<ReturnType<typeof save>>, status: number, reasonPhrase: string) {
  expect(response.json()).toEqual({ responseMessage: { isSuccessStatusCode: false, reasonPhrase }, data: null })
  expect(response.statusCode).toBe(status)
}
