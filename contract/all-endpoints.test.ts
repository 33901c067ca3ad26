import { expect, test } from 'vitest'
import { allEndpoints } from './all-endpoints.ts'
import { ADDED_CALLS, SPECIFIED_CALLS } from './specified-calls.fixture.ts'
import { EDITOR_CALLS, SALES_CALLS } from './staff-calls.fixture.ts'
import { ADMINS, EDITORS, isStaffRole } from './wire/roles.ts'

test('every specified call is declared with its exact path, and only the listed calls are added', () => {
  const declared = allEndpoints.map(({ endpoint }) => shapeOf(`${endpoint.method} ${endpoint.path}`))

  expect(SPECIFIED_CALLS).toHaveLength(72)
  expect(declared.toSorted()).toEqual([...SPECIFIED_CALLS, ...ADDED_CALLS].map(shapeOf).toSorted())
})

test('each call has a unique name and a schema for every parameter in its path', () => {
  const names = allEndpoints.map(({ name }) => name)

  expect(new Set(names).size).toBe(names.length)
  for (const { name, endpoint } of allEndpoints) {
    const placeholders = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1])
    expect(placeholders, name).toEqual(Object.keys(endpoint.params))
  }
})

test('the only GETs that change data are the specified deletes and toggles, and they require an editor', () => {
  const changing = allEndpoints.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.changesData)

  expect(changing.map(({ endpoint }) => endpoint.path.split('/')[2]).toSorted()).toEqual([
    'Deactivate',
    'DeactivetNewsEvents',
    'DeleteDocument',
    'DeleteGalleryImage',
    'DeleteLocation',
    'DeleteLocationPerks',
    'DeleteNewsEventsMapping',
    'DeletePlanMapping',
    'DeleteSpecficationMapping',
    'RemoveFeature',
    'RemoveItem',
  ])
  for (const { name, endpoint } of changing) expect(endpoint.access, name).toBe(EDITORS)
})

test('admins and super admins may make every call of editors and sales staff, whose listed calls all exist', () => {
  const ofStaff = allEndpoints.filter(
    ({ endpoint: { access } }) => typeof access !== 'string' && access.some(isStaffRole),
  )

  for (const { name, endpoint } of ofStaff) expect(endpoint.access, name).toEqual(expect.arrayContaining([...ADMINS]))
  const names = ofStaff.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([...EDITOR_CALLS, ...SALES_CALLS]))
})

test('only the listed calls can be made without signing in', () => {
  const open = allEndpoints.filter(({ endpoint }) => endpoint.access === 'anyone').map(({ name }) => name)

  expect(open.toSorted()).toEqual([
    'bookAppointment',
    'cancelVisit',
    'changeConsent',
    'closeDataLink',
    'completeSignIn',
    'confirmSubscription',
    'countShortlist',
    'countWaitingLeads',
    'findProjects',
    'followTopic',
    'getCategoryMenu',
    'getCompany',
    'getEmailOfToken',
    'getEnquiryNotice',
    'getFinderOptions',
    'getHomePage',
    'getLedger',
    'getLocation',
    'getProjectDetails',
    'getProjectDetailsByName',
    'getSitePage',
    'getStaticContent',
    'leaveDataTopic',
    'leaveTopics',
    'listCategories',
    'listChosenProjects',
    'listCities',
    'listCountries',
    'listDocuments',
    'listFeatures',
    'listGallery',
    'listMediaCategories',
    'listMediaGroups',
    'listMediaItems',
    'listMoreProjects',
    'listPageLinks',
    'listPlans',
    'listProjectFeatures',
    'listProjectNames',
    'listProjectsByCategoryName',
    'listProjectsOfCategory',
    'listSpecifications',
    'listStates',
    'listSubscriptionPlans',
    'listTestimonials',
    'moveVisit',
    'openDataVisit',
    'readPersonalData',
    'readSubscription',
    'readUndoLink',
    'readVisit',
    'readVisitDays',
    'receivePaymentEvent',
    'requestBrochure',
    'requestDataLink',
    'requestErasure',
    'requestPasswordReset',
    'resetPassword',
    'searchSite',
    'sendEnquiry',
    'signIn',
    'signUp',
    'subscribeToNewsletter',
    'tellMeWhenOpen',
    'undoChange',
  ])
})

test('exactly four responses have no envelope', () => {
  const bare = allEndpoints.filter(({ endpoint }) => endpoint.answer.kind === 'bare').map(({ name }) => name)

  expect(bare.toSorted()).toEqual(['getLocation', 'listMediaGroups', 'listMediaItems', 'listSubscribers'])
})

test('an account with a temporary password can only change it or sign out', () => {
  const allowed = allEndpoints.filter(({ endpoint }) => endpoint.allowsTemporaryPassword).map(({ name }) => name)

  expect(allowed.toSorted()).toEqual(['changePassword', 'signOut'])
})

function shapeOf(call: string) {
  return call.replaceAll(/\{\w+\}/g, '{}')
}
