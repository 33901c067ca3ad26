import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { appointments } from '#server/appointments/appointments.tables.ts'
import { subscriptionPlans } from '#server/billing/billing.tables.ts'
import {
  documents,
  features,
  galleryImages,
  handovers,
  locations,
  perks,
  plans,
  progressUpdates,
  registrations,
  specifications,
  unitTypes,
} from '#server/catalog/project-parts.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { banks } from '#server/content/content.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { mediaItems } from '#server/media/media.tables.ts'
import { subscribers } from '#server/newsletter/subscribers.tables.ts'
import { siteState } from '#server/setup/setup.tables.ts'
import { testimonials } from '#server/testimonials/testimonials.tables.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'

type Given<T extends PgTable> = Partial<T['$inferInsert']>
type GivenPart<T extends PgTable> = Given<T> & { projectId: number }

let serial = 0

/** Each builder inserts one row with defaults and returns it as stored. */
export function aProject(db: Db, given: Given<typeof projects> = {}) {
  serial += 1
  const name = given.name ?? `Suncourt ${serial}`
  return stored(db, projects, {
    name,
    address: 'Sector 12, Dwarka',
    reraNumber: `DEMO-RERA-${serial}`,
    type: '3 BHK apartments',
    categoryId: 1,
    routingName: name.toLowerCase(),
    bannerImage: '1730000000000_banner.jpg',
    overview: 'Homes around a court.',
    video: '1730000000000_film.mp4',
    city: 'New Delhi',
    state: 'Delhi',
    image: '1730000000000_card.jpg',
    description: 'Two towers and a garden.',
    ...given,
  })
}

export const aFeature = (db: Db, given: Given<typeof features> = {}) => {
  serial += 1
  return stored(db, features, { name: `Lap pool ${serial}`, image: '1730000000000_pool.jpg', ...given })
}

export const aGalleryImage = (db: Db, given: GivenPart<typeof galleryImages>) =>
  stored(db, galleryImages, { imageCategoryId: 1, image: '1730000000000_court.jpg', ...given })

export const aSpecification = (db: Db, given: GivenPart<typeof specifications>) =>
  stored(db, specifications, { name: 'Flooring', summary: 'Stone', description: 'Honed stone throughout.', ...given })

export const aPlan = (db: Db, given: GivenPart<typeof plans>) =>
  stored(db, plans, { kindId: 2, name: 'Typical floor', image: '1730000000000_floor.png', ...given })

export const aDocument = (db: Db, given: GivenPart<typeof documents>) =>
  stored(db, documents, { type: 'pdf', file: '1730000000000_brochure.pdf', ...given })

export const aLocation = (db: Db, given: GivenPart<typeof locations>) =>
  stored(db, locations, { title: 'Dwarka', mapUrl: 'https://www.google.com/maps/embed?pb=1', ...given })

export const aPerk = (db: Db, given: GivenPart<typeof perks>) =>
  stored(db, perks, { name: 'Metro', distance: '5 minutes', ...given })

export const aUnitType = (db: Db, given: GivenPart<typeof unitTypes>) => {
  serial += 1
  return stored(db, unitTypes, {
    name: `3 BHK, type ${serial}`,
    kind: '3 BHK',
    carpetAreaFrom: 1240,
    carpetAreaTo: 1240,
    priceFrom: 11_200_000,
    priceTo: 11_600_000,
    total: 56,
    available: 9,
    ...given,
  })
}

export const aProgressUpdate = (db: Db, given: GivenPart<typeof progressUpdates>) =>
  stored(db, progressUpdates, {
    date: '2026-01-15',
    stage: 'Brickwork',
    percent: 40,
    verifiedBy: 'R. Krishnan',
    ...given,
  })

export const aHandover = (db: Db, given: GivenPart<typeof handovers>) => {
  serial += 1
  return stored(db, handovers, { tower: `Tower ${serial}`, ...given })
}

/** A registration without findings. */
export const aRegistration = (db: Db, given: GivenPart<typeof registrations>) => {
  serial += 1
  return stored(db, registrations, {
    number: `UPRERAPRJ60${1000 + serial}`,
    authority: 'UP-RERA',
    portalUrl: 'https://portal.example/projects/60192',
    registeredOn: '2024-02-14',
    validUntil: '2099-06-30',
    possessionDate: '2098-03-31',
    collectionAccount: 'Yamuna Bank, Noida, DEMO 0041',
    promoter: 'Suncourt LLP',
    ...given,
  })
}

export const aMediaItem = (db: Db, given: Given<typeof mediaItems> = {}) =>
  stored(db, mediaItems, {
    name: 'Handover day',
    description: 'Keys for the first tower.',
    image: '1730000000000_event.jpg',
    link: 'https://news.example/handover',
    categoryId: 2,
    date: '2026-03-14',
    ...given,
  })

export const aTestimonial = (db: Db, given: Given<typeof testimonials> = {}) =>
  stored(db, testimonials, { name: 'Asha Verma', videoLink: 'https://www.youtube.com/embed/abcdefghijk', ...given })

export const anEnquiry = (db: Db, given: Given<typeof enquiries> = {}) =>
  stored(db, enquiries, {
    name: 'Ravi Mehta',
    email: 'ravi@visitor.example',
    countryCode: '+91',
    mobileNumber: '9812345670',
    interest: 'Residential',
    message: 'Please call me.',
    isAuthorized: true,
    ...given,
  })

export const anAppointment = (db: Db, given: Given<typeof appointments> = {}) =>
  stored(db, appointments, {
    projectName: 'Suncourt',
    purpose: 'Visit',
    customerType: 'New',
    timeSlot: '11-12',
    selectedDate: '2026-04-02',
    mobileNumber: '9812345670',
    email: 'ravi@visitor.example',
    ...given,
  })

export const aSubscriber = (db: Db, given: Given<typeof subscribers> = {}) => {
  serial += 1
  return stored(db, subscribers, { email: `reader-${serial}@visitor.example`, ...given })
}

/** An account without a usable password; tests that sign in use `anAccountWithPassword`. */
export const anAccount = (db: Db, given: Given<typeof accounts> = {}) => stored(db, accounts, accountRow(given))

/** A well-formed hash that can be compared and matches no password. */
const HASH_OF_NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** The row of an account, for tests that insert many at once. */
export function accountRow(given: Given<typeof accounts> = {}) {
  serial += 1
  return {
    role: 'Admin' as const,
    email: `account-${serial}@plinth.example`,
    passwordHash: HASH_OF_NO_PASSWORD,
    firstName: 'Meera',
    lastName: 'Nair',
    ...given,
  }
}

export const aSubscriptionPlan = (db: Db, given: Given<typeof subscriptionPlans> = {}) =>
  stored(db, subscriptionPlans, {
    name: 'Starter',
    amountCents: 2900,
    type: 'Monthly',
    description: 'For a first crew.',
    ...given,
  })

/** Opens the site to visitors; a new site is closed. */
export const anOpenSite = (db: Db) => stored(db, siteState, { openedAt: new Date() })

export const aBank = (db: Db, given: Given<typeof banks> = {}) =>
  stored(db, banks, { name: 'Harbour Bank', logo: '1730000000000_bank.png', ...given })

export const anUpload = (db: Db, given: Given<typeof uploads> = {}) => {
  serial += 1
  const storedName = given.storedName ?? `1730000000000_picture-${serial}.jpg`
  return stored(db, uploads, {
    folder: 'ProjectImages',
    storedName,
    originalName: storedName.replace(/^\d+_/, ''),
    bytes: 1000,
    mime: 'image/jpeg',
    sha256: '0'.repeat(64),
    width: 556,
    height: 446,
    dominantColour: '#808080',
    ...given,
  })
}

async function stored<T extends PgTable>(db: Db, table: T, row: T['$inferInsert']): Promise<T['$inferSelect']> {
  const [created] = await db
    .insert(table)
    .values(row as PgInsertValue<T>)
    .returning()
  if (!created) throw new Error('The row was not stored.')
  return created as T['$inferSelect']
}
