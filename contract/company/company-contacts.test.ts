import { expect, test } from 'vitest'
import { registrationLine } from './company-contacts.ts'

const legalName = 'Acme Homes'

test.each([
  [null, null, ''],
  ['U70109DL1998PLC000001', null, 'Acme Homes, CIN U70109DL1998PLC000001.'],
  [null, '07AAACP0000D1Z5', 'Acme Homes, GSTIN 07AAACP0000D1Z5.'],
  ['U70109DL1998PLC000001', '07AAACP0000D1Z5', 'Acme Homes, CIN U70109DL1998PLC000001, GSTIN 07AAACP0000D1Z5.'],
])('the line of a company with CIN %s and GSTIN %s is %j', (cin, gstin, line) => {
  expect(registrationLine({ legalName, cin, gstin })).toBe(line)
})
