import { expect } from 'vitest'
import { test } from '#test/api.ts'
import { aMediaItem, anAppointment, anEnquiry, anUpload, aProject, aSubscriber, aTestimonial } from '#test/builders.ts'

const _SAVE_TEXTS = '/Global/ManageStaticContent'
const _TEXTS = '/Global/GetStatiContent'

test('the back office home returns every project, the categories and six counts', async ({ api, db }) => {
  const shown = await aProject(db, { name: 'Suncourt' })
  const { dominantColour } = await anUpload(db, { storedName: shown.image, dominantColour: '#445566' })
  const hidden = await aProject(db, { name: 'Hidden', isActive: false, categoryId: 2 })
  await aProject(db, { name: 'Gone', deletedAt: new Date() })
  await aMediaItem(db)
  await aMediaItem(db, { deletedAt: new Date() })
  for (let count = 0; count < 2; count += 1) await anEnquiry(db)
  for (let count = 0; count < 3; count += 1) await anAppointment(db)
  for (let count = 0; count < 4; count += 1) await aTestimonial(db)
  await aTestimonial(db, { deletedAt: new Date() })
  for (let count = 0; count < 5; count += 1) await aSubscriber(db)

  const answer = await api.get('/Home/GetHomePageDashboardLists', { token: await api.tokenOf('Admin') })

  const { data } = answer.json()
  expect(Object.keys(data)).toEqual(['productList', 'categoriesList', 'counts'])
  expect(data.counts).toEqual({
    projects: 2,
    mediaItems: 1,
    enquiries: 2,
    appointments: 3,
    testimonials: 4,
    subscribers: 5,
  })
  expect(data.categoriesList).toEqual((await api.get('/Home/GetCategories')).json().data)
  expect(data.productList).toMatchObject([
    { id: shown.id, productName: 'Suncourt', categoryName: 'Residential', isActive: true },
    { id: hidden.id, productName: 'Hidden', categoryName: 'Commercial', isActive: false },
  ])
  const [open] = (await api.get('/Home/GetHomePageList')).json().data.productList
  expect(data.productList[0]).toEqual(expect.objectContaining(open))
  expect(JSON.stringify(data.productList[0])).toContain(dominantColour)
})
