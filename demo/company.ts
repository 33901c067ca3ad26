import type { Company } from '#contract/company/company.schema.ts'
import { stored } from './stored-files.ts'

export const company: Company = {
  name: 'Plinth',
  legalName: 'Plinth Group',
  slogan: 'On Time, Every Time',
  sloganEmphasis: 'Every Time',
  logoLight: null,
  logoDark: null,
  mark: null,
  officePicture: {
    file: stored('office-floor.jpg'),
    alt: 'Inside Plinth House: desks along the windows, meeting rooms behind glass',
  },
  signInPicture: { file: stored('elite-one-mixed-use-dusk.jpg'), caption: 'Elite One, Noida' },
  customerSignInImage: stored('twin-luxury-towers-golden.jpg'),
  ownerSignInImage: stored('master-plan-golden.jpg'),
  codeImage: stored('pool-deck-dusk.jpg'),
  passwordImage: stored('door-and-lock.jpg'),
  foundedYear: 1998,
  cin: null,
  gstin: null,
  grievanceOfficer: null,
  footerNote: 'Plinth Group is a demonstration company; projects, people and registration numbers are invented.',
  offices: [
    {
      name: 'Plinth House',
      lines: ['Plinth Group, Plinth House', '14 Demo Marg, Sector 10, Rohini', 'New Delhi 110085'],
      hours: 'Every day, 10 AM to 7 PM',
      mapUrl:
        'https://www.openstreetmap.org/export/embed.html?bbox=77.1006%2C28.7058%2C77.1286%2C28.7238&layer=mapnik&marker=28.7148%2C77.1146',
      phone: null,
    },
  ],
  phones: [
    { purpose: 'Sales', number: '1800 000 2028' },
    { purpose: 'Customer care', number: '+91 11 0000 1998' },
    { purpose: 'Lucknow', number: '+91 522 000 1998' },
    { purpose: 'WhatsApp', number: '+91 1800 002 028' },
  ],
  email: 'hello@plinthgroup.example',
  blog: 'https://blog.plinth.example',
  instagram: 'https://www.instagram.com/plinthgroup.demo',
  linkedin: 'https://www.linkedin.com/company/plinth-group-demo',
  youtube: 'https://www.youtube.com/@plinthgroupdemo',
  facebook: 'https://www.facebook.com/plinthgroup.demo',
}
