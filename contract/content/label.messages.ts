/**
 * Labels of fields and columns that several screens have. Not in content.messages.ts, which every public page loads.
 */
export const labelMessages = {
  serialNumber: 'SL No',
  name: 'Name',
  company: 'Company',
  email: 'Email',
  description: 'Description',
  date: 'Date',
  action: 'Action',
  actions: 'Actions',
  mobileNumber: 'Mobile No',
  termsAndConditions: 'Terms and Conditions',
  image: 'Image',
}
