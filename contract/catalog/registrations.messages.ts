import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { MOST_REGISTRATIONS } from './registrations.constants.ts'

/** In their own file so that public pages do not load them. */
export const registrationsMessages = {
  authorityUnknown: 'Please select one of the listed authorities.',
  linkInvalid: 'Please enter the address of the portal page. It begins with https://.',
  registeredInFuture: 'This day is in the future. Please enter it once the authority has registered the project.',
  validUntilTooEarly: 'The registration cannot end before it begins.',
  possessionTooEarly: 'Possession cannot be before the registration.',
  handedOverTooEarly: 'The handover cannot be before the registration.',
  tooMany: `A project has at most ${MOST_REGISTRATIONS} registrations.`,

  numberUnusual: (authority: string, sample: string) => `${authority} numbers look like ${sample}. Saved as it is.`,

  tab: {
    title: (nth: number, count: number, covers: string | null) => {
      const phase = count > 1 ? `Phase ${nth}` : catalogChangesMessages.tab.registration
      return covers === null ? phase : `${phase}: ${covers}`
    },
    add: 'Add a registration',
    addPhase: 'Add a phase',
    new: 'New registration',
    none: 'No registration yet',
    noneText: 'Cards say that nothing is for sale until a number is known. The number of Project Info counts as one.',
    inOrder: 'In order',
    ranOut: 'Ran out',
    notChecked: 'Not checked',
    toSettle: (count: number) => `${count} to settle`,
    validUntil: (day: string) => `valid until ${day}`,
    declared: (day: string) => `${day}, as declared`,
    portalPage: 'portal page',
    deleteQuestion: 'Delete this registration?',

    numberHint: 'As on the certificate',
    coversHint: 'For example T1 and T2. Empty for the whole project.',
    linkHint: 'The page of this registration, with https://',
    handedOverHint: 'Its validity is no longer checked then.',
    accountHint: 'Bank, branch and account number',
    accountWarning: 'UP-RERA asks for it in every advertisement.',
    validityOver: 'Over. The page and cards say that it ran out.',
    validitySoon: (days: number) => `Over in ${days} days.`,
    qrMade: 'Made from the portal link. Upload another one only if the authority issued it.',
    qrNone: 'Made from the portal link once there is one.',
    qrLabel: 'QR code of the portal page',

    onPage: 'On the project page',
    onPageLead: 'Top right, as large as the contact details',
    alsoOn: 'Also in short on cards and on the share picture.',
    nothingOnPage: 'The page says that the project is not registered yet.',
    phaseOf: (nth: number, count: number) => (count > 1 ? `RERA, phase ${nth}` : 'RERA'),
    notKnown: 'Not known',
    portal: 'Portal',
  },

  gate: {
    heading: (count: number) =>
      `${count === 1 ? 'One thing' : `${count} things`} to settle before this can be called complete`,
    warn: 'The publish gate is set to warn, so nothing is held back. With ‘block’ this project could not be shown.',
    block: 'The publish gate is set to block: the project cannot be shown, and changes of a shown one are refused.',
    exempted: (day: string) => `The findings of its exemption may wait until the end of ${day}.`,
    exemptedFromBlock: (day: string) =>
      `The publish gate is set to block, but all of this may wait until the end of ${day}: the project has an exemption.`,
    line: {
      block: (count: number) =>
        count === 1
          ? '1 point keeps this project and its changes from being public'
          : `${count} points keep this project and its changes from being public`,
      warn: (count: number) =>
        count === 1
          ? '1 point would keep this project from being public if the gate were set to block'
          : `${count} points would keep this project from being public if the gate were set to block`,
      exempted: (count: number, day: string) =>
        `${count === 1 ? '1 point' : `${count} points`} to settle until the end of ${day}, when the exemption ends`,
    },
    setting: 'Gate setting',
  },

  exemption: {
    title: 'Exemption',
    lead: 'Only when the gate is set to block. An Admin writes why a finding may wait and until when; it is kept in the activity log.',
    reason: 'Reason',
    endsOn: 'Last day',
    write: 'Write exemption',
    end: 'End exemption',
    endsOnHint: 'In force until the end of this day.',
    inForce: (day: string) => `In force until the end of ${day}`,
    over: (day: string) => `Its last day was ${day}`,
    covers: 'Covers',
    writtenBy: 'Written by',
  },

  label: {
    covers: 'Towers or phase',
    number: 'Registration number',
    authority: 'Authority',
    portalUrl: 'Portal link',
    collectionAccount: 'Collection account',
    qrImage: 'QR code',
  },
}
