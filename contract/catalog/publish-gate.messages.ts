import type { GateMode } from './publish-gate.constants.ts'
import { LONGEST_EXEMPTION_DAYS } from './publish-gate.constants.ts'
import { UP_AUTHORITY } from './registrations.constants.ts'

interface Held {
  rule: string
  sentence: string
}

export const publishGateMessages = {
  saved: {
    off: 'Saved. Projects are no longer checked.',
    warn: 'Saved. Staff see what is missing; nothing is held back.',
    block: 'Saved. Projects with findings cannot be shown, and changes of shown ones are refused.',
  } satisfies Record<GateMode, string>,
  modeUnknown: 'Please choose off, warn or block.',

  finding: {
    number: 'The project has no registration with a number.',
    numberOf: (registration: string) => `${registration} has no number.`,
    authority: (registration: string) => `${registration} names no authority.`,
    link: (registration: string) => `${registration} has no link to the portal.`,
    validityMissing: (registration: string) => `${registration} does not say until when it is valid.`,
    validityOver: (registration: string, day: string) => `${registration} ran out on ${day}.`,
    validitySoon: (registration: string, day: string, days: number) =>
      `${registration} runs out on ${day}, ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}.`,
    allHandedOver: 'Units are left, but every registration is handed over and the project is not completed.',
    collectionAccount: (registration: string) =>
      `${registration} has no collection account, which ${UP_AUTHORITY} asks for.`,
    qr: (registration: string) => `${registration} has no QR code, which ${UP_AUTHORITY} asks for.`,
    priceWithoutArea: 'The price sheet names prices, but no unit type names a carpet area.',
    pictures: (count: number, where: string) =>
      count === 1
        ? `One picture ${where} does not say what it shows.`
        : `${count} pictures ${where} do not say what they show.`,
  },
  inForm: 'of the project form',
  inGallery: 'of the gallery',
  inSpecifications: 'of the specifications',
  theRegistration: 'The registration',
  phase: (nth: number) => `Phase ${nth}`,
  place: (field: string, phase: string | null) => (phase === null ? field : `${field}, ${phase}`),

  heldBack: (project: string, [first, ...others]: readonly Held[]) =>
    `${project} is held back by the publish gate. ${first?.sentence.replace(/\.$/, '')} (${first?.rule})${
      others.length === 0 ? '' : `, and ${others.length} more`
    }. Settle it in the editor, hide the project first, or ask an Admin for an exemption.`,
  savedHidden: 'Saved and hidden by the publish gate. Settle what is missing, then show it.',

  nothingToExempt: 'The gate finds nothing here, so there is nothing to exempt.',
  noExemption: 'This project has no exemption.',
  reasonRequired: 'Please write why it may wait.',
  endRequired: 'Please enter the last day of the exemption.',
  endOver: 'The last day of an exemption cannot be before today.',
  endTooFar: `An exemption lasts at most ${LONGEST_EXEMPTION_DAYS} days.`,
  exempted: 'Exemption written. It is kept in the activity log.',
  exemptionEnded: 'The exemption has ended.',

  screen: {
    lead: 'What a project needs before it may be on the site.',
    question: 'When something is missing',
    save: 'Save gate',
    mode: {
      off: 'Nothing is checked.',
      warn: 'Staff see what is missing in the editor, the list of projects and the dashboard. Nothing is held back.',
      block:
        'A project with findings cannot be shown, and changes of a shown one are refused, until they are settled or an Admin writes an exemption. New and restored projects are hidden until staff show them.',
    } satisfies Record<GateMode, string>,
    nameOf: (mode: GateMode) => mode.charAt(0).toUpperCase() + mode.slice(1),
    rules: 'What is checked',
    rulesLead: 'For every project on the site',
    rule: {
      'rera-number': 'A registration with a number',
      'rera-authority': 'The authority of each registration',
      'rera-link': 'A link to each registration on the portal',
      'rera-validity-missing': 'The last day of each registration that is not handed over',
      'rera-validity-over': 'No registration that has run out, unless handed over',
      'rera-validity-soon': 'No registration that runs out within 60 days',
      'rera-all-handed-over':
        'While units are left and the project is not completed, a registration that is not handed over',
      'up-collection-account': 'Uttar Pradesh: the collection account',
      'up-qr': 'Uttar Pradesh: a QR code',
      'price-without-area': 'Prices only with carpet areas',
      'picture-claim': 'Every picture says what it shows: photograph, impression, sample flat or stock',
    },
  },
}
