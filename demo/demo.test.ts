import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PURPOSES, TIME_SLOTS, TOWERS } from '#contract/appointments/appointments.constants.ts'
import { DEFAULT_VISIT_RULES, visitDay } from '#contract/appointments/visit-rules.ts'
import { CostTermsDraft } from '#contract/catalog/cost-terms-draft.schema.ts'
import { STAGES } from '#contract/catalog/progress.constants.ts'
import { ProgressUpdateDraft } from '#contract/catalog/progress-draft.schema.ts'
import { readArea, readMoney } from '#contract/catalog/typed-figures.ts'
import { ratesOfState } from '#contract/company/cost-rates.schema.ts'
import { CostRatesDraft } from '#contract/company/cost-rates-draft.schema.ts'
import { PICTURE_KINDS } from '#contract/uploads/picture-claims.constants.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { countries } from '#server/content/countries.data.ts'
import { cities, states } from '#server/content/indian-places.data.ts'
import { banks } from './banks.ts'
import { costRates } from './cost-rates.ts'
import { makeCustomerVisits } from './customer-visits.ts'
import type { DemoProject } from './demo.types.ts'
import { features } from './features.ts'
import { media } from './media.ts'
import { claimOfFile, unlabelledFiles } from './picture-claims.ts'
import { prices } from './price-sheets.ts'
import { projects } from './projects.ts'
import { registrationsOf } from './registrations.ts'
import { staticContent } from './static-content.ts'
import { heroFilmFile, heroPosterFile, homesFilm, workplacesFilm } from './stored-files.ts'
import { subscriptionPlans } from './subscription-plans.ts'
import { testimonials } from './testimonials.ts'
import { makeVisitHours } from './visit-hours.ts'
import { makeAppointments, makeEnquiries, makeSubscribers } from './visitors.ts'
import { makeWeekVisits } from './week-visits.ts'

const root = fileURLToPath(new URL('./files/', import.meta.url))
const today = new Date('2026-11-15T09:42:00Z')
const dayMs = 86_400_000

test('every referenced file exists in its folder', () => {
  const missing = namedFiles().filter((file) => !existsSync(root + file))
  expect(missing).toEqual([])
})

test('every stored file is referenced and follows the naming rule', () => {
  const named = new Set(namedFiles())
  const stored = ['ProjectImages', 'ProjectBannerImages', 'ProjectVideos'].flatMap((folder) =>
    readdirSync(root + folder).map((name) => `${folder}/${name}`),
  )
  expect(stored.filter((file) => !named.has(file))).toEqual([])
  expect(stored.filter((file) => !/\/\d{13}_[a-z0-9-]+\.(jpg|png|pdf|mp4)$/.test(file))).toEqual([])
  const bytes = stored.reduce((sum, file) => sum + statSync(root + file).size, 0)
  expect(bytes).toBeLessThan(40 * 1024 * 1024)
})

test('there are 28 projects with unique names and enough of each kind', () => {
  expect(projects).toHaveLength(28)
  expect(new Set(projects.map((project) => project.routingName)).size).toBe(28)
  expect(new Set(projects.map((project) => project.reraNumber)).size).toBe(28)
  expect(projects.every((project) => /^[a-z0-9 -]+$/.test(project.routingName))).toBe(true)
  const numbered = projects.filter(({ reraNumber }) => reraNumber !== 'Applied for')
  expect(numbered).toHaveLength(27)
  expect(numbered.every(({ reraNumber }) => /^(DL|UP|HR)-RERA-DEMO-\d{4}$/.test(reraNumber))).toBe(true)
  expect(projects.filter((project) => project.categoryId === 3).length).toBeGreaterThanOrEqual(3)
  expect(projects.filter((project) => project.isCompleted).length).toBeGreaterThanOrEqual(5)
  expect(projects.filter((project) => project.isNewLaunch).length).toBeGreaterThanOrEqual(6)
  expect(projects.filter((project) => project.isExclusive).length).toBeGreaterThanOrEqual(4)
})

test.each(['rohini central', 'lucknow central', 'elite one', 'delta street'])(
  '%s is a commercial new launch',
  (name) => {
    const project = projects.find((entry) => entry.routingName === name)
    expect(project).toMatchObject({ categoryId: 2, isNewLaunch: true, status: 'New Launch' })
  },
)

test("projects do not repeat each other's texts", () => {
  for (const field of ['overview', 'description'] as const) {
    const paragraphs = projects.flatMap((project) => project[field].split('\n'))
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
  }
  const specifications = projects.flatMap((project) => project.specifications.map((spec) => spec.description))
  expect(new Set(specifications).size).toBe(specifications.length)
})

test('the lobby with a name on its wall is shown only by the project of that name', () => {
  const showing = projects.filter((project) => JSON.stringify(project).includes('_lobby.jpg'))
  expect(showing.map(({ name }) => name)).toEqual(['Elite One'])
  expect(JSON.stringify(features)).not.toContain('_lobby.jpg')
})

test('at least twelve projects are complete', () => {
  expect(projects.filter(isComplete).length).toBeGreaterThanOrEqual(12)
})

test('project features exist in the catalogue, and each catalogue feature is used', () => {
  const names = features.map((feature) => feature.name)
  const used = new Set(projects.flatMap((project) => project.featureNames))
  expect([...used].filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => !used.has(name))).toEqual([])
})

/** The feature that a gallery image shows, by the prefix of its file name. */
const PICTURED = { pool: 'Lap pool, 25 m', gym: 'Clubhouse gym', 'lobby-columns': 'Double-height lobby' }

test.each(projects.map((project) => [project.name, project] as const))(
  'the amenities in the images of %s are among its features',
  (_name, { gallery, featureNames }) => {
    const files = gallery.filter(({ imgCatId }) => imgCatId === 3).map(({ imgPath }) => imgPath.replace(/^\d+_/, ''))
    const shown = files.flatMap((file) => Object.entries(PICTURED).filter(([start]) => file.startsWith(start)))
    expect(featureNames).toEqual(expect.arrayContaining(shown.map(([, feature]) => feature)))
  },
)

test('every residential and most commercial projects have unit types, some of them sold out', () => {
  const without = projects.filter(({ unitTypes }) => unitTypes.length === 0)
  expect(without.filter(({ categoryId }) => categoryId === 1)).toEqual([])
  expect(without.filter(({ categoryId }) => categoryId === 2).map(({ name }) => name)).toEqual(['Market Hall'])
  const ongoing = projects.filter(({ isCompleted }) => !isCompleted).flatMap(({ unitTypes }) => unitTypes)
  expect(ongoing.filter(({ available }) => available === 0).length).toBeGreaterThan(5)
  expect(ongoing.filter(({ priceFrom }) => priceFrom === null).length).toBeGreaterThan(3)
})

test.each(projects.map((project) => [project.name, project] as const))(
  'the unit types of %s agree with its plans and its price sheet',
  (_name, { routingName, plans, unitTypes }) => {
    const drawn = plans.filter(({ planId }) => planId === 6).map(({ planName }) => planName)
    const linked = new Set(unitTypes.flatMap(({ planName }) => planName ?? []))
    expect([...linked].filter((name) => !drawn.includes(name))).toEqual([])
    expect(new Set(unitTypes.map(({ name }) => name)).size).toBe(unitTypes.length)
    for (const { name, carpetAreaFrom, carpetAreaTo, priceFrom, priceTo, available, total } of unitTypes) {
      const row = prices[routingName.replaceAll(' ', '-')]?.rows.find(([unit]) => unit === name)
      if (row && !row[1].includes('yd') && row[2].match(/Cr|L$/)) {
        expect([name, readArea(row[1])]).toEqual([name, { from: carpetAreaFrom, to: carpetAreaTo }])
        expect([name, readMoney(row[2])]).toEqual([name, priceFrom])
      }
      if (priceFrom !== null) expect([name, row !== undefined]).toEqual([name, true])
      expect([name, available <= total, (priceFrom ?? 0) <= (priceTo ?? 0)]).toEqual([name, true, true])
    }
  },
)

test('every residential project and every one with prices has costs, with the stages of its price sheet', () => {
  for (const { name, routingName, categoryId, unitTypes, costTerms } of projects) {
    const isPriced = unitTypes.some(({ priceFrom, available }) => priceFrom !== null && available > 0)
    expect([name, costTerms !== null]).toEqual([name, categoryId === 1 || isPriced])
    const sheet = prices[routingName.replaceAll(' ', '-')]
    if (!costTerms) continue
    const draft = z.safeDecode(CostTermsDraft, { ...costTerms, projectId: 1 } as never)
    expect([name, draft.error?.issues]).toEqual([name, undefined])
    if (sheet) expect(costTerms.stages.map((stage) => [stage.name, stage.percent])).toEqual(sheet.plan)
  }
})

test('the rates can be saved as they are and cover every state of a project with costs', () => {
  expect(z.safeDecode(CostRatesDraft, costRates as never).error?.issues).toBeUndefined()
  expect(costRates.isChecked).toBe(false)
  for (const { name, state, costTerms } of projects) {
    if (costTerms) expect([name, ratesOfState(costRates.states, state)?.state]).toEqual([name, state])
  }
})

test('completed projects, and only they, have a day of handover', () => {
  for (const { name, isCompleted, categoryId, possessionDate, handedOverDate } of projects) {
    expect([name, handedOverDate !== null]).toEqual([name, isCompleted])
    if (categoryId !== 3) expect([name, possessionDate !== null]).toEqual([name, true])
  }
})

test('six projects have two years of updates in order, which their drawings and the rules allow', () => {
  const built = projects.filter(({ progressUpdates }) => progressUpdates.length > 0)
  expect(built).toHaveLength(6)
  for (const { name, progressUpdates } of built) {
    const days = progressUpdates.map(({ date }) => date)
    expect([name, days.toSorted()]).toEqual([name, days])
    expect([name, (days[0] ?? '') < '2025-01-01', (days.at(-1) ?? '') > '2026-10-01']).toEqual([name, true, true])
    for (const update of progressUpdates) {
      const draft = { id: 0, projectId: 1, ...update }
      expect(ProgressUpdateDraft.safeParse(draft).error).toBeUndefined()
    }
  }
})

test('the work of a tower never goes back, and ends with the handover of the ledger', () => {
  for (const { progressUpdates, handovers } of projects) {
    for (const [tower, updates] of Map.groupBy(progressUpdates, (update) => update.tower)) {
      const reached = updates.map(({ stage, percent }) => STAGES.indexOf(stage) * 1000 + percent)
      expect([tower, reached.toSorted((one, other) => one - other)]).toEqual([tower, reached])
      const done = updates.find(({ stage }) => stage === 'Handover')
      if (done)
        expect([tower, handovers.find((line) => line.tower === tower)?.handedOverDate]).toEqual([tower, done.date])
    }
  }
})

test('the ledger has 16 handovers, 14 of them on or before the date, and a reason for each late one', () => {
  const lines = projects.flatMap(({ name, possessionDate, handedOverDate, handovers }) => {
    const ofTowers = handovers.filter(({ tower }) => tower !== null)
    if (ofTowers.length > 0)
      return ofTowers.map((line) => ({ ...line, name, promisedDate: line.promisedDate ?? possessionDate }))
    return { name, promisedDate: possessionDate, handedOverDate, reason: handovers[0]?.reason ?? null }
  })
  const done = lines.filter((line) => line.handedOverDate !== null)
  const late = done.filter((line) => (line.handedOverDate ?? '') > (line.promisedDate ?? ''))
  expect(done).toHaveLength(16)
  expect(late.map(({ name }) => name).sort()).toEqual(['Foundry Row', 'Parkline Greens'])
  expect(late.filter(({ reason }) => reason === null)).toEqual([])
  expect(lines.filter((line) => line.handedOverDate === null && (line.promisedDate ?? '') < '2026-11-15')).toEqual(
    lines.filter((line) => line.promisedDate === null),
  )
})

test('construction updates show the project’s own stages of work', () => {
  for (const { routingName, gallery } of projects) {
    const own = `_${routingName.replaceAll(' ', '-')}-progress-`
    const updates = gallery.filter(({ imgCatId }) => imgCatId === 4)
    expect(updates.filter(({ imgPath }) => !imgPath.includes(own))).toEqual([])
  }
})

test('every picture of a project says what it shows, except three', () => {
  const shown = projects.flatMap(({ bannerImage, image, featureImage, gallery, specifications }) => [
    ...[bannerImage, image, featureImage].filter((file) => file !== null),
    ...gallery.map(({ imgPath }) => imgPath),
    ...specifications.map(({ specificationImage }) => specificationImage),
  ])
  const kinds = new Set(shown.map((file) => claimOfFile(file)?.kind))

  expect([...new Set(shown)].filter((file) => claimOfFile(file) === null).toSorted()).toEqual(
    unlabelledFiles.toSorted(),
  )
  expect(kinds).toEqual(new Set([...PICTURE_KINDS, undefined]))
})

test('texts mention a price list in the present tense only if there is one', () => {
  const speaking = projects.filter(({ overview }) => /price list (is|says)/i.test(overview))
  expect(speaking.filter(({ documents }) => documents.every(({ documentType }) => documentType === 'pdf'))).toEqual([])
})

test('media items cover five years and three categories up to today', () => {
  expect(media.length).toBeGreaterThanOrEqual(48)
  expect(media.filter((item) => item.isActive).length).toBeGreaterThan(15)
  expect(media.every((item) => /^\d{4}-\d{2}-\d{2}$/.test(item.date) && item.date <= '2026-11-15')).toBe(true)
  for (const categoryId of [1, 2, 3]) {
    const years = media.filter((item) => item.categoryId === categoryId).map((item) => item.date.slice(0, 4))
    expect(new Set(years)).toEqual(new Set(['2022', '2023', '2024', '2025', '2026']))
  }
  const routes = projects.map((project) => project.routingName)
  expect(media.filter((item) => item.routingName && !routes.includes(item.routingName))).toEqual([])
})

test('plans and texts promise no feature that does not exist', () => {
  const promises = [JSON.stringify(subscriptionPlans), ...Object.values(staticContent)].join('\n')

  expect(promises).not.toMatch(/roster|attendance|wage|crew|checklist|subcontractor|export/i)
})

test('small lists have the expected length', () => {
  expect([testimonials.length, banks.length, subscriptionPlans.length]).toEqual([8, 10, 6])
  expect(testimonials.every((item) => /(v=|youtu\.be\/|embed\/)[\w-]{11}$/.test(item.videoLink))).toBe(true)
  expect([countries.length, states.length]).toEqual([244, 36])
  expect(cities.map((city) => city.name)).toEqual(expect.arrayContaining(['New Delhi', 'Noida', 'Gurugram', 'Lucknow']))
  expect(Object.values(staticContent).every((text) => text.length > 3000)).toBe(true)
})

test('enquiries are reproducible, within eighteen months and increasing', () => {
  const enquiries = makeEnquiries(today)
  expect(makeEnquiries(today)).toEqual(enquiries)
  expect(enquiries).toHaveLength(900)
  expect(enquiries.every((item) => item.createdAt <= today && daysBefore(item.createdAt) < 549)).toBe(true)
  expect(enquiries.every((item) => /@example\.(com|in|org)$/.test(item.email) && !item.message.includes('{'))).toBe(
    true,
  )
  const recent = enquiries.filter((item) => daysBefore(item.createdAt) <= 90).length
  const early = enquiries.filter((item) => daysBefore(item.createdAt) > 458).length
  expect(recent).toBeGreaterThan(early * 1.4)
})

test('appointments use allowed values, and some are in the future', () => {
  const names = projects.map((project) => project.name)
  const appointments = makeAppointments(today, names)
  expect(appointments).toHaveLength(520)
  for (const item of appointments) {
    expect(names).toContain(item.projectName)
    expect(PURPOSES).toContain(item.purpose)
    expect(TIME_SLOTS).toContain(item.timeSlot)
    expect([null, ...TOWERS]).toContain(item.tower)
    expect(item.createdAt.getTime()).toBeLessThanOrEqual(today.getTime())
  }
  const upcoming = appointments.filter((item) => item.selectedDate > today)
  expect(upcoming.length).toBeGreaterThan(40)
  expect(upcoming.every((item) => daysBefore(item.selectedDate) >= -14)).toBe(true)
})

test('the visits of these weeks fit the hours of their projects, and two slots are full', () => {
  for (let offset = 0; offset < 7; offset += 1) {
    const now = new Date(today.getTime() + offset * dayMs)
    const hours = makeVisitHours(now)
    const all = [
      ...makeAppointments(
        now,
        projects.map(({ name }) => name),
      ),
      ...makeWeekVisits(now),
    ]
    const limited = all.filter(
      ({ projectName, selectedDate }) => projectName in hours && selectedDate.getTime() > now.getTime(),
    )
    const slots = Map.groupBy(
      limited,
      (visit) => `${visit.projectName} ${siteDay(visit.selectedDate)} ${visit.timeSlot}`,
    )
    const full = [...slots.values()].filter((visits) => {
      const [first] = visits
      if (!first) throw new Error('There is no empty group.')
      const day = siteDay(first.selectedDate)
      const rules = { ...DEFAULT_VISIT_RULES, ...hours[first.projectName] }
      const taken = new Map([[first.timeSlot, visits.length]])
      const slot = visitDay(rules, day, taken, now).slots.find(({ timeSlot }) => timeSlot === first.timeSlot)
      expect(['free', 'full']).toContain(slot?.state)
      expect(visits.length).toBeLessThanOrEqual(slot?.places ?? Number.POSITIVE_INFINITY)
      return slot?.state === 'full'
    })
    expect(full).toHaveLength(2)
  }
})

test('the demo customer has past visits and one in the future', () => {
  const visits = makeCustomerVisits(today)
  for (const { purpose, timeSlot, tower } of visits) {
    expect(PURPOSES).toContain(purpose)
    expect(TIME_SLOTS).toContain(timeSlot)
    expect(TOWERS).toContain(tower)
  }
  expect(visits.filter(({ selectedDate }) => selectedDate > today)).toHaveLength(1)
  expect(visits.every(({ createdAt, selectedDate }) => createdAt < today && createdAt < selectedDate)).toBe(true)
})

test('there are 420 subscribers with unique addresses', () => {
  const subscribers = makeSubscribers(today)
  expect(new Set(subscribers.map((item) => item.email)).size).toBe(420)
  expect(subscribers.some((item) => !item.isSubscribed)).toBe(true)
})

test('homes and workplaces have films of their own kind', () => {
  const films = (categoryId: number) =>
    new Set(projects.flatMap((project) => (project.categoryId === categoryId && project.video ? [project.video] : [])))

  expect(films(1)).toEqual(new Set([homesFilm]))
  expect(films(2)).toEqual(new Set([workplacesFilm]))
})

function isComplete(project: DemoProject): boolean {
  const imageKinds = new Set(project.gallery.map((image) => image.imgCatId))
  const planKinds = new Set(project.plans.map((plan) => plan.planId))
  const documentKinds = new Set(project.documents.map((document) => document.documentType))
  return (
    project.video !== null &&
    project.gallery.length >= 8 &&
    imageKinds.size === 4 &&
    project.featureNames.length >= 8 &&
    planKinds.size === 4 &&
    project.specifications.length >= 5 &&
    documentKinds.size === 2 &&
    project.location !== null &&
    project.perks.length >= 5
  )
}

function daysBefore(date: Date): number {
  return (today.getTime() - date.getTime()) / dayMs
}

function namedFiles(): string[] {
  const images = [
    ...projects.flatMap((project) => [
      project.image,
      ...(project.featureImage ? [project.featureImage] : []),
      ...project.gallery.map((image) => image.imgPath),
      ...project.plans.map((plan) => plan.planImage),
      ...project.specifications.map((spec) => spec.specificationImage),
      ...project.documents.map((document) => document.documentName),
      ...project.progressUpdates.flatMap((update) => update.photographs),
    ]),
    ...features.flatMap((feature) => (feature.imageUrl ? [feature.imageUrl] : [])),
    ...banks.map((bank) => bank.logo),
  ]
  const banners = [
    ...projects.map((project) => project.bannerImage),
    ...media.map((item) => item.image),
    heroPosterFile,
  ]
  const videos = [...projects.flatMap((project) => (project.video ? [project.video] : [])), heroFilmFile]
  return [
    ...images.map((name) => `ProjectImages/${name}`),
    ...banners.map((name) => `ProjectBannerImages/${name}`),
    ...videos.map((name) => `ProjectVideos/${name}`),
  ]
}

test('every numbered project has registrations marked as demo, one of which ends in 40 days and one of which ended', () => {
  const today = new Date('2026-11-17T06:00:00Z')
  const all = projects.map((project) => ({ project, registrations: registrationsOf(project, today) }))
  expect(all.filter(({ registrations }) => registrations.length === 0).map(({ project }) => project.name)).toEqual([
    'Gomti Digital Park',
  ])
  const registrations = all.flatMap((one) => one.registrations)
  expect(registrations.every(({ number }) => number?.includes('DEMO'))).toBe(true)
  expect(new Set(registrations.map(({ number }) => number)).size).toBe(registrations.length)
  expect(registrations.every(({ registeredOn, validUntil }) => (registeredOn ?? '') < (validUntil ?? ''))).toBe(true)
  const sold = all
    .filter(({ project }) => !project.isCompleted)
    .flatMap((one) => one.registrations.filter(({ handedOverDate }) => handedOverDate === null))
  const ends = sold.map(({ validUntil }) => validUntil ?? '')
  expect(ends.filter((day) => day < '2027-01-17').toSorted()).toEqual(['2026-10-31', '2026-12-27'])
})
