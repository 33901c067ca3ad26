import { expect, test } from 'vitest'
import { CUSTOMER_TYPES, PURPOSES, TIME_SLOTS, TOWERS } from './appointments/appointments.constants.ts'
import { CENTS_PER_DOLLAR, CHECKOUT, CURRENCY, FIRST_PLANS_PAGE, PLANS_PER_PAGE } from './billing/billing.constants.ts'
import {
  CATEGORIES,
  CATEGORY,
  COMING_SOON_CATEGORY,
  DEFAULT_CATEGORY_NAME,
  MENU_ORDER,
  PROJECT_STATUSES,
} from './catalog/catalog.constants.ts'
import { IMAGE_CATEGORY_NAME } from './catalog/gallery.constants.ts'
import { PLAN_KIND } from './catalog/plan-kinds.ts'
import { CAROUSEL } from './content/carousel.constants.ts'
import { DEFAULT_DIAL_CODE, HOME_EVENTS, SITE_STORAGE } from './content/content.constants.ts'
import { DIALOG, HEADER, HOME_PROJECT_IMAGE, HOME_SPINNER_MS, TOAST } from './content/screen.constants.ts'
import * as identity from './identity/identity.constants.ts'
import { MEDIA_CATEGORY, MEDIA_LIST_PARAMETER, PRESS_ITEMS } from './media/media.constants.ts'
import { IMAGE_EXTENSIONS, UPLOAD_FOLDERS, UPLOAD_LIMIT, VIDEO_EXTENSIONS } from './uploads/upload-limits.ts'
import { ASSET_PATH } from './uploads/uploads.constants.ts'
import { MOBILE_DIGITS } from './wire/contact-patterns.ts'
import {
  DAY_FORMAT,
  DEFAULT_API_BASE,
  DEFAULT_TABLE_PAGE_SIZE,
  NEW_RECORD_ID,
  TABLE_PAGE_SIZES,
} from './wire/wire.constants.ts'

// The specification fixes these values. All other tests use the constants, so only this file detects a change.

test('files, dates and ids have the specified values (S1 to S7)', () => {
  expect([IMAGE_EXTENSIONS, VIDEO_EXTENSIONS]).toEqual([['png', 'jpg', 'jpeg'], ['mp4']])
  expect(UPLOAD_FOLDERS).toEqual(['ProjectVideos', 'ProjectBannerImages', 'ProjectImages', 'CompanyLogos'])
  expect([ASSET_PATH, MEDIA_LIST_PARAMETER, DAY_FORMAT, NEW_RECORD_ID]).toEqual(['assets/images', 1, 'yyyy-MM-dd', 0])
})

test('passwords, timers, codes and roles have the specified values (S8 to S23)', () => {
  expect([identity.MIN_PASSWORD_LENGTH, identity.MIN_PASSWORD_CLASSES]).toEqual([8, 3])
  expect([HOME_SPINNER_MS, HOME_EVENTS]).toEqual([2000, 15])
  expect(identity.DELAY).toEqual({
    adminRedirectMs: 2000,
    logoutAfterPasswordChangeMs: 3000,
    signupRedirectMs: 3000,
    emailEditSpinnerMs: 2000,
    resendCodeMs: 10000,
  })
  expect([identity.CODE_LENGTH, identity.CODE_MODE]).toEqual([4, 2])
  expect(identity.ROLE_CODE).toMatchObject({ SuperAdmin: 1, BusinessOwner: 2, Customer: 4, Admin: 'Admin' })
})

test('header, home, media and categories have the specified values (S24 to S36)', () => {
  expect([HEADER, HOME_PROJECT_IMAGE]).toEqual([
    { fixedAfterPx: 100, heightPx: 90 },
    { width: 556, height: 446 },
  ])
  expect([PRESS_ITEMS, MEDIA_CATEGORY]).toEqual([
    { shownAtFirst: 9, step: 3 },
    { press: 1, news: 2, events: 3 },
  ])
  expect(PLAN_KIND).toEqual({ floor: 2, cluster: 3, site: 4, unit: 6 })
  expect(CATEGORY).toEqual({ residential: 1, commercial: 2, itSez: 3, completed: 4, newLaunch: 5 })
  // The home page selects the first category.
  expect(CATEGORIES[0]).toEqual({ id: 1, name: 'Residential' })
  expect([COMING_SOON_CATEGORY, DEFAULT_CATEGORY_NAME]).toEqual([3, 'Residental'])
  expect(MENU_ORDER).toEqual(['Residential', 'Commercial', 'Completed', 'New Launch', 'IT SEZ'])
  expect(PROJECT_STATUSES).toEqual(['Ongoing', 'New Launch', 'Completed'])
  expect(Object.values(IMAGE_CATEGORY_NAME)).toEqual(['Exterior', 'Interior', 'Amenities', 'Construction Update'])
})

test('the appointment form has the specified options (S37 to S40)', () => {
  expect(TIME_SLOTS).toEqual(['10-11 AM', '11-12', '12-1 PM', '1-2', '2-3', '3-4', '4-5', '5-6 PM'])
  expect(PURPOSES).toEqual(['BBA', 'Payment', 'Receipt', 'Site', 'Visit', 'Possession', 'Others'])
  expect(CUSTOMER_TYPES).toEqual(['Existing', 'New'])
  expect(TOWERS).toEqual([...Array.from({ length: 10 }, (_, at) => `Sun ${at + 1}`), 'Others'])
})

test('checkout, toasts, carousels and dialogs have the specified values (S42 to S58)', () => {
  expect([CENTS_PER_DOLLAR, CURRENCY.code, FIRST_PLANS_PAGE, PLANS_PER_PAGE]).toEqual([100, 'usd', 1, 3])
  expect(CHECKOUT).toEqual({ amountFactor: 100, locale: 'auto' })
  expect([TOAST.site.durationMs, TOAST.extensionMs, TOAST.fadeMs]).toEqual([5000, 1000, 300])
  expect(TOAST.projectScreens).toEqual({ durationMs: 10000, position: 'bottom-right', preventsDuplicates: true })
  expect(DIALOG).toEqual({ enterMs: 150, exitMs: 75, maxWidth: '80vw', backdropFallbackMs: 500 })
  expect(CAROUSEL.banks).toMatchObject({ margin: 15, isLooping: true, autoplayMs: 3000 })
  expect(CAROUSEL.projectsByCategory).toMatchObject({ margin: 20, isLooping: true, autoplayMs: 5000 })
  expect(CAROUSEL.home).toMatchObject({ margin: 20, autoplayMs: 5000 })
  expect(
    Object.entries(CAROUSEL).map(([name, { items }]) => [name, items.map((step) => [step.width, step.items])]),
  ).toEqual([
    [
      'banks',
      [
        [0, 1],
        [600, 2],
        [900, 3],
        [1100, 5],
      ],
    ],
    [
      'home',
      [
        [0, 1],
        [600, 3],
        [1000, 5],
      ],
    ],
    [
      'projectsByCategory',
      [
        [0, 1],
        [600, 2],
        [1000, 3],
      ],
    ],
    [
      'projects',
      [
        [0, 1],
        [600, 2],
        [1000, 3],
      ],
    ],
    [
      'newsAndEvents',
      [
        [0, 1],
        [600, 2],
        [1000, 5],
      ],
    ],
    [
      'gallery',
      [
        [0, 1],
        [600, 2],
        [1000, 3],
        [1201, 4],
      ],
    ],
  ])
})

test('sign-up steps, change statuses and storage keys have the specified values (S59 to S62)', () => {
  expect(identity.SIGNUP_STEP).toEqual({ none: 0, signedUp: 1, verified: 2, paid: 3 })
  expect(identity.CHANGE_STATUS).toEqual({ done: 1, refused: 0 })
  expect(SITE_STORAGE.cookiesAccepted).toMatchObject({ key: 'cookieaccepted', value: '1' })
  expect(SITE_STORAGE.disclaimerAccepted).toEqual({ key: 'modalopened', value: 'true' })
  expect(SITE_STORAGE.lastProjectId.key).toBe('productid')
  expect(Object.values(identity.STORED)).toEqual([
    'admintoken',
    'tokencrew',
    'rolecrew',
    'Emailcrew',
    'idcrew',
    'firstNamecrew',
    'lastNamecrew',
    'IsTempPassword',
    'userId',
    'signupStepcrew',
    'isSignupCompletedcrew',
  ])
})

test('lifetimes, limits and defaults have the values of the decision records (SD1 to SD20)', () => {
  expect([identity.RESET_LIFE_MINUTES, identity.CODE_LIFE_MINUTES, identity.CODE_WRONG_TRIES]).toEqual([60, 10, 5])
  expect(identity.TOKEN_LIFE_HOURS).toEqual({ default: 12, BusinessOwner: 720 })
  expect(UPLOAD_LIMIT).toEqual({ image: 10_485_760, document: 26_214_400, video: 209_715_200, logo: 1_048_576 })
  expect([TABLE_PAGE_SIZES, DEFAULT_TABLE_PAGE_SIZE]).toEqual([[10, 25, 50, 100], 10])
  expect([MOBILE_DIGITS, DEFAULT_DIAL_CODE, DEFAULT_API_BASE]).toEqual([{ fewest: 6, most: 15 }, '+91', '/api'])
})
