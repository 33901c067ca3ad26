/** In their own file, because every public page loads content.messages.ts. */
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
