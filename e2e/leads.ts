import { expect, type Page } from '@playwright/test'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'

/** A mobile number that no other test uses. */
export function newMobile() {
  return `5${String(Date.now() + Math.floor(Math.random() * 1000)).slice(-9)}`
}

/** Posts the contact form, which creates a lead or adds to the lead with the same contact. */
export async function sendEnquiry(page: Page, { name, mobileNumber }: { name: string; mobileNumber: string }) {
  const answer = await page.request.post('/api/Home/SaveContactUs/', {
    data: {
      name,
      email: `${mobileNumber}@visitor.example`,
      countryCode: '+91',
      mobileNumber,
      interest: 'Residential',
      message: 'Is a corner flat open above the eighth floor?',
      projectName: 'Gomti Terraces',
      isAuthorize: true,
    },
  })
  expect(answer.status()).toBe(200)
}

/** A free hour of the project in the week that begins this many days ahead. */
export async function freeSlot(page: Page, days: number) {
  const from = dayAfter(siteDay(new Date()), days)
  const answer = await page.request.post('/api/AppointmentBook/ReadVisitDays', {
    data: { projectName: 'Gomti Terraces', from, to: dayAfter(from, 6) },
  })
  const read: { day: string; slots: { timeSlot: string; state: string }[] }[] = (await answer.json()).data.days
  const [free] = read.flatMap(({ day, slots }) =>
    slots.filter(({ state }) => state === 'free').map(({ timeSlot }) => ({ day, timeSlot })),
  )
  if (!free) throw new Error('The demo has no free hour.')
  return free
}

/** Finds the lead in the list by its name and opens it. */
export async function openLead(page: Page, name: string) {
  await page.getByRole('link', { name: new RegExp(`^(Not opened yet )?${name}`) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}
