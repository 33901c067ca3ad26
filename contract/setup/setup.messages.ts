export const setupMessages = {
  notOpen: 'This site is not open yet. Until then only staff can use it.',
  opened: 'The site is open.',
  openFirst: (missing: readonly string[]) =>
    `First: ${[missing.slice(0, -1).join(', '), ...missing.slice(-1)].filter(Boolean).join(' and ')}.`,
  alreadyOpen: 'The site is already open.',
  waiting: (count: number) =>
    count === 1 ? '1 person waits to be told' : `${count.toLocaleString('en-IN')} people wait to be told`,
  waitingText: 'Each gets one mail when you open the site. Then the addresses are deleted.',
  opening: {
    title: 'Open the site?',
    final: 'Visitors see the whole site at once, and search engines may list it. It cannot be closed again here.',
    mailed: (count: number) =>
      count === 1
        ? 'One person who asked for it gets one mail, and the address is deleted.'
        : `${count.toLocaleString('en-IN')} people who asked for it get one mail each, and their addresses are deleted.`,
    mailOpen: 'Mail is not set up or not tested yet, so mails may not arrive.',
    domainOpen: 'The address of the site is not set up yet, so visitors may not reach it.',
    notYet: 'Not yet',
  },
  testMailSent: (to: string) => `A test mail to ${to} is on its way.`,
  testMailStored: (to: string) => `A test mail to ${to} was stored in the outbox folder.`,
  testMailFailed: (reason: string) => `The mail server refused the test mail: ${reason}`,
  domainAnswers: (address: string) => `The site answers at ${address}.`,
  domainLocal: (address: string) => `Visitors cannot reach ${address}. Set PUBLIC_URL to the address of your site.`,
  domainFailed: (address: string) =>
    `The site does not answer at ${address}. Check PUBLIC_URL and the settings of the domain.`,
  backupStarted: 'The backup is being made.',
  backupFailed: (reason: string) => `No backup was made, and nothing was changed. ${reason}`,

  noDemo: 'There is nothing of the demo on this site.',
  demoRemoved: 'The demo was removed.',
  demoAccount: 'You are signed in with an account of the demo. Sign in with an admin account of your own first.',
  typeTheNumber: 'Please type the number of projects that are removed.',
  otherNumber: (projects: number) =>
    `The number does not match: ${projects === 1 ? '1 project is' : `${projects} projects are`} removed.`,
  badChoice: 'Please choose from the list of changed records.',

  note: {
    needed: 'Needed to open',
    canFollow: 'Can follow',
    failed: 'Failed, can follow',
    running: 'Being made',
    parts: (have: number, of: number) => `${have} of ${of} parts`,
    accounts: (count: number) => (count === 1 ? '1 account' : `${count} accounts`),
    demo: 'Still the demo’s',
  },
  company: {
    missing: 'Enter the name, a phone, an office and an e-mail address. Every page and mail takes them from here.',
    has: (parts: readonly string[], missing: readonly string[]) =>
      [`${parts.join(', ')}.`, missing.length > 0 ? `${missing.join(', ')} can follow.` : ''].join(' ').trim(),
    phones: (count: number) => (count === 1 ? 'one phone' : `${count} phones`),
    offices: (count: number) => (count === 1 ? 'one office' : `${count} offices`),
    demo: 'Enter your own name, a phone, an office and an e-mail address. Every page and mail takes them from here.',
    waitsFor: 'the name of the company',
  },
  look: {
    standard: 'The site has the standard look, which is fine to open with.',
    chosen: (palette: string) => `The site has the palette ${palette}.`,
    ownColours: 'The site has its own colours.',
  },
  home: {
    standard: 'The home page shows your projects, media and company. Add a picture, numbers and your own texts.',
    saved: 'The home page has your own sections.',
    demo: 'Replace the picture, the numbers and the texts with your own.',
  },
  project: {
    missing: 'Add one with a RERA number, a banner, a picture and a video.',
    hidden: (name: string) => `${name} is hidden. Show it in the list of projects.`,
    shown: (count: number, name: string) => (count === 1 ? `${name} is shown.` : `${count} projects are shown.`),
    demo: 'Add your own, with a RERA number, a banner, a picture and a video.',
    waitsFor: 'a project',
  },
  people: {
    alone: 'You are the only account. Invite the people who answer enquiries.',
    demo: 'The other accounts are the demo’s. Invite the people who answer enquiries.',
    several: (count: number) => `${count} people can sign in to the back office.`,
  },
  mail: {
    folder: 'Mails are stored in a folder and not sent. Set SMTP_URL to your mail server.',
    untested: (server: string) => `${server} is set. Send yourself a test mail.`,
    sent: (server: string, to: string, on: string) => `${server} took the test mail to ${to} on ${on}.`,
  },
  domain: {
    local: 'Visitors cannot reach this address. Set PUBLIC_URL to the address of your site.',
    insecure: (host: string) => `${host} is served without https. Set PUBLIC_URL to an address with https.`,
    secure: (host: string) => `${host}, with https.`,
  },
  legal: {
    none: 'Terms and Privacy are empty. Write the terms, and start Privacy from our draft.',
    one: (missing: string) => `${missing} is empty.`,
    both: 'Terms and Privacy are written.',
    demo: (texts: readonly string[]) => `Write your own ${texts.join(' and ')}.`,
    waitsFor: 'both legal texts',
  },
  backup: {
    none: 'No backup was made here yet. Make one now, and let a scheduled task make one every day.',
    newest: (on: string) => `The newest one here is of ${on}.`,
    running: 'A backup is being made. With many films it takes minutes.',
    seeLog: 'The log of the server has the reason.',
  },
}

export const openingSoonMessages = {
  heading: { upright: 'Opening', italic: 'soon' },
  preparing: (company: string) => `${company} is preparing this site.`,
  unnamed: 'This site is being prepared.',
  byPhone: (hours: string | null) => `Until then we answer by phone.${hours === null ? '' : ` ${hours}.`}`,
  byMail: 'Until then we answer by e-mail.',
  tellMe: 'Tell me when it opens',
  address: 'E-mail address',
  send: 'Send',
  oneMail: 'One mail when the site opens, then your address is deleted.',
  thanks: 'Thank you. We will write to you once, when the site opens.',
  noOffer:
    'No project is offered on this page. Projects appear here with their RERA registration once the site is open.',
}
