/** The comparison of projects. Texts are written out by the loader. */
export const compareMessages = {
  page: 'Compare',
  title: 'Side by side',
  documentTitle: (names: string) => `Compare ${names}`,
  description: (names: string) => `${names} side by side: registration, possession, homes, prices and what is near.`,
  lead: (count: string) =>
    `${count} projects, the same questions. The address of this page holds the choice, so it can be sent as it is.`,
  leadOfOne: 'One project so far. Add a second to see where they differ.',
  leadOfNone: 'Up to four projects, the same questions.',
  empty: 'Nothing to compare yet. Tick projects on your shortlist, or put some on it first.',
  openShortlist: 'Open the shortlist',
  findProject: 'Find a project',

  sendByWhatsApp: 'Send by WhatsApp',
  sent: (names: string, address: string) => `${names} side by side: ${address}`,
  copyLink: 'Copy the link',
  copied: 'Link copied',
  notCopied: 'Copy it from the address bar',
  print: 'Print, one page',
  add: (nth: string) => `Add a ${nth}`,
  takeOut: 'Take out',

  notShown: (name: string) => `${name} is not shown.`,
  aProject: 'A project',
  notOnSite: (nth: string) => `It is not on the site, or no longer. The link named it as the ${nth}.`,
  nth: (position: number) => `project number ${position}`,
  tooMany: 'Four projects fit side by side.',
  leftOut: (names: string) => `Not shown: ${names}.`,
  readAt: (moment: string) =>
    `As on the site on ${moment} IST. If this link is opened later, it shows the figures of that day.`,

  region: 'Comparison, scrolls sideways on a small screen',
  what: 'What',

  group: { paper: 'The paper', homes: 'Homes', features: 'Features', near: 'What is near', money: 'Money' },
  note: {
    homes: 'carpet area first; prices before taxes, stamp duty and registration',
    features: 'where they differ first',
  },
  row: {
    registration: 'Registration',
    status: 'Status',
    possession: 'Possession declared',
    onlyHere: 'Only here',
    inAll: 'In all',
    alsoNear: 'Also near',
    banks: 'Banking partners',
  },
  place: { transport: 'Metro or main road', school: 'School', hospital: 'Hospital', airport: 'Airport' },
  handedOver: (day: string) => `handed over ${day}`,
  from: 'from',
  none: 'None',
  notGiven: 'Not given',
  listed: 'Listed',
  notListed: 'Not listed',
  nothingFurther: 'Nothing further listed',
  askBank: 'Of the company as a whole. Ask us which of them lend for a home you like.',
}
