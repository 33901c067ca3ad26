import { expect, test } from 'vitest'
import { neutralCompany } from '#contract/company/company-contacts.ts'
import { company as demoCompany } from '#demo/company.ts'
import { accountImages } from './account-images.ts'

const company = neutralCompany('acme.example')
const none = { customerSignInImage: null, ownerSignInImage: null, codeImage: null, passwordImage: null }

test('a company without pictures has none beside the account forms', () => {
  expect(accountImages(company)).toEqual(none)
})

test('a page without its own picture shows that of the staff sign-in', () => {
  const signInPicture = { file: 'court.jpg', caption: 'Acme Court' }

  expect(accountImages({ ...company, signInPicture, codeImage: 'lake.jpg' })).toEqual({
    customerSignInImage: 'court.jpg',
    ownerSignInImage: 'court.jpg',
    codeImage: 'lake.jpg',
    passwordImage: 'court.jpg',
  })
})

test('the demo company has its own picture for each account page', () => {
  expect(accountImages({ ...demoCompany, signInPicture: null })).toEqual({
    customerSignInImage: '1730000000000_twin-luxury-towers-golden.jpg',
    ownerSignInImage: '1730000000000_master-plan-golden.jpg',
    codeImage: '1730000000000_pool-deck-dusk.jpg',
    passwordImage: '1730000000000_door-and-lock.jpg',
  })
})
