export const banksMessages = {
  lead: 'The logos that the home page shows, in this order.',
  add: 'Add bank',
  new: 'New bank',
  edit: 'Edit bank',
  none: 'No banks yet. The home page leaves the section out.',
  nameRequired: 'Please enter the name of the bank.',
  logoRequired: 'Please upload the logo.',
  unknownBank: 'This bank does not exist.',
  label: { name: 'Bank', logo: 'Logo' },
  logoHint: 'A png with a transparent background looks best.',
}
