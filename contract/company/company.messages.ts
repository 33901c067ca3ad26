/** The company record: the screen where staff edit it, and what a save can be refused for. */
export const companyRecordMessages = {
  lead: 'Who runs this site. Header, footer, mails, share pictures and PDFs take it from here.',
  saved: 'Saved. The site shows it now.',
  discard: 'Discard',
  unsaved: (changes: number, errors: number) => {
    if (changes === 0) return 'Everything is saved'
    const unsaved = `${changes} unsaved ${changes === 1 ? 'change' : 'changes'}`
    return errors === 0 ? unsaved : `${unsaved}, ${errors} to correct`
  },

  card: {
    offices: 'Offices',
    officesLead: 'The first one stands in the footer',
    contact: 'Phones, mail and links',
  },
  label: {
    name: 'Brand name',
    legalName: 'Legal name',
    slogan: 'Slogan',
    sloganEmphasis: 'Emphasised words',
    foundedYear: 'Founding year',
    cin: 'CIN',
    gstin: 'GSTIN',
    officerName: 'Grievance officer',
    officerEmail: 'Officer’s e-mail',
    officerPhone: 'Officer’s phone',
    footerNote: 'Note at the foot of every page',
    phones: 'Phones',
    email: 'E-mail',
    blog: 'Blog',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    facebook: 'Facebook',
  },
  hint: {
    name: 'Short, as people say it. Header and mails.',
    legalName: 'As registered. Footer, PDFs, legal texts.',
    slogan: 'Select words, then emphasise them. They are set in italics.',
    officer: 'Named in the privacy policy.',
    address: 'One line of the address per line.',
    map: 'The embed address of Google Maps or OpenStreetMap.',
  },
  emphasise: 'Emphasise selection',
  notEmphasised: 'Select some words of the slogan first.',

  addOffice: 'Add an office',
  editOffice: (name: string) => `Edit ${name || 'this office'}`,
  removeOffice: (name: string) => `Remove ${name || 'this office'}`,
  moveOffice: (name: string, direction: 'up' | 'down') => `Move ${name || 'this office'} ${direction}`,
  inFooter: 'In the footer',
  noOffices: 'No office yet. The footer shows no address.',
  newOffice: 'New office',
  office: { lines: 'Address', hours: 'Hours', mapUrl: 'Map', phone: 'Phone' },

  addPhone: 'Add a phone',
  removePhone: (purpose: string) => `Remove ${purpose || 'this phone'}`,
  phoneNumber: 'Phone number',

  shown: {
    title: 'Where it shows',
    lead: 'Changes as you type',
    header: 'Header',
    footer: 'Footer',
    search: 'Search result',
    mail: 'Mail, as the visitor’s inbox shows it',
    mailSubject: 'Your visit on 21 Nov',
  },

  otherLength: (what: string, usual: number, length: number) =>
    `A ${what} has ${usual} characters; this one has ${length}. Saved as it is.`,

  nameRequired: 'Please enter the brand name.',
  legalNameRequired: 'Please enter the legal name.',
  notInSlogan: 'Only words of the slogan can be emphasised.',
  yearInvalid: 'Please enter a year such as 1998.',
  emailInvalid: 'Please enter an address such as hello@company.com.',
  phoneInvalid: 'Please enter a phone number with 6 to 15 digits.',
  purposeRequired: 'Please say what this number is for.',
  officerNameRequired: 'Please enter the name of the officer too.',
  officeNameRequired: 'Please enter the name of the office.',
  addressRequired: 'Please enter the address of the office.',
  tooManyLines: 'An address has at most 6 lines.',
  tooManyOffices: 'There can be at most 20 offices.',
  tooManyPhones: 'There can be at most 20 phones.',
  mapUnknown: 'Please enter the embed address of a map on Google Maps or OpenStreetMap.',
  notThisNetwork: (host: string) => `Please enter a link that begins with ${host}/.`,
  notACompanyPage: 'Company pages start with linkedin.com/company/',
}
