import type { ConsentPurpose } from '#contract/consent/consent.constants.ts'
import type { CallResult, LeadSource, LeadState, LostReason } from '#contract/leads/leads.constants.ts'

export const leadTexts = {
  leads: 'Leads',
  list: 'List',
  board: 'Board',
  shownAs: 'Shown as',
  views: 'Views',
  searchHint: 'Name, mobile or e-mail',
  lead: (all: number, waiting: number, late: number) =>
    [people(all), waiting > 0 && `${waits(waiting)}${late > 0 ? `, ${of(late)} longer than two working hours` : ''}`]
      .filter(Boolean)
      .join('. ')
      .concat('.'),
  boardLead: 'Drag a card, or use its menu, to change its state. Lost asks for a reason.',

  state: {
    new: 'New',
    contacted: 'Contacted',
    visitBooked: 'Visit booked',
    visited: 'Visited',
    negotiating: 'Negotiating',
    booked: 'Booked',
    lost: 'Lost',
  } satisfies Record<LeadState, string>,
  reason: {
    boughtElsewhere: 'Bought elsewhere',
    price: 'Price',
    place: 'Place',
    loanRefused: 'Loan refused',
    noAnswer: 'No answer after three tries',
    notSerious: 'Not serious',
  } satisfies Record<LostReason, string>,
  /** Labels what led the visitor to the site, such as a search engine or a campaign. */
  origin: 'Came from',
  page: 'Page of the form',
  source: {
    enquiry: 'Enquiry form',
    visit: 'Visit form',
    brochure: 'Brochure by mail',
    follow: 'Follows a project',
    import: 'Import',
    walkIn: 'Walk-in',
  } satisfies Record<LeadSource, string>,
  result: {
    spoke: 'Spoke',
    noAnswer: 'No answer',
    callBack: 'Asked to call back',
    wrongNumber: 'Wrong number',
  } satisfies Record<CallResult, string>,

  name: 'Name',
  wants: 'Wants',
  stateLabel: 'State',
  sourceLabel: 'Source',
  owner: 'Owner',
  project: 'Project',
  nextStep: 'Next step',
  actions: 'Actions',
  me: 'Me',
  noOwner: 'No owner yet',
  unowned: 'none',
  takeIt: 'Take it',
  answerFirst: 'Answer first',
  noStep: 'No next step',
  notOpened: 'Not opened yet',

  selected: (count: number) => `${count} selected`,
  selectLeads: 'Select',
  stopSelecting: 'Stop selecting',
  giveTo: 'Give to…',
  setState: 'Set state…',
  clearSelection: 'Clear selection',
  exportChosen: 'Export',

  filters: (count: number) => (count === 0 ? 'Filters' : `Filters, ${count}`),
  clearFilters: 'Clear',
  showLeads: 'Show the leads',

  saveView: 'Save view',
  viewName: 'Name of the view',
  deleteView: (name: string) => `Delete the view ${name}`,
  saveViewLead: 'Keeps the search and the filters of this list for you alone.',

  call: 'Call',
  callPerson: (name: string) => `Call ${name}`,
  whatsApp: 'WhatsApp',
  whatsAppPerson: (name: string) => `WhatsApp ${name}`,
  mail: 'Mail',
  note: 'Note',
  more: 'More',
  moveTo: (name: string) => `Move ${name} to another state`,
  moreCards: (count: number) => `${count.toLocaleString('en-IN')} more`,
  dropHere: (state: string) => `Drop: ${state}`,
  lostStrip: (count: number) => `Lost, ${count.toLocaleString('en-IN')}`,
  lostHint: 'Drop here and say why: bought elsewhere, price, place, loan refused, no answer, not serious',
  showThem: 'Show them',
  emptyColumn: 'No lead',
  oldestWaits: (time: string) => `Oldest waits ${time}`,
  figure: {
    contacted: (count: number) => (count === 0 ? 'All have a next step' : `${inIndia(count)} without a next step`),
    visitBooked: (count: number) => `${inIndia(count)} this week`,
    visited: (count: number) => `${inIndia(count)} came last week`,
    negotiating: (count: number) => (count === 0 ? 'No step is overdue' : `${inIndia(count)} overdue`),
    booked: (count: number) => `${inIndia(count)} this quarter`,
  },
  moved: (name: string, state: string) => `${name} is now in ${state}.`,
  empty: 'People who write, book a visit or walk in appear here.',

  whyLost: (name: string) => `Why was ${name} lost?`,
  whyLostMany: (count: number) => `Why were ${count} leads lost?`,
  lostLead: 'One reason is enough. The lead keeps its history.',
  moreOptional: 'More',
  keepIt: 'Keep it as it is',
  setLost: 'Set to lost',

  addWalkIn: 'Add walk-in',
  walkInLead: 'Enter the mobile number first: the person may already be a lead.',
  offers: 'May we tell them about other projects?',
  offer: { call: 'By call', whatsApp: 'By WhatsApp', email: 'By e-mail' },
  askAnd: 'Ask, and',
  showNotice: 'show the notice',
  neverTicked: 'Never ticked for them.',
  mobile: 'Mobile',
  email: 'E-mail',
  thisIs: (name: string) => `This is ${name}`,
  since: (date: string) => `Lead since ${date}`,
  visited: (project: string, day: string) => `visited ${project} on ${day}`,
  open: 'Open',
  notSame: 'Not the same person',
  addToLead: 'Add to this lead',
  add: 'Add',

  keptLog: 'No connection. This is kept on the device and sent later.',
  unsentLogs: (count: number) =>
    count === 1
      ? '1 entry waits on this device for a connection.'
      : `${count} entries wait on this device for a connection.`,
  sentLogs: (count: number) => (count === 1 ? 'The kept entry is sent.' : `The ${count} kept entries are sent.`),
  refusedLog: (refusal: string) => `This entry could not be added. ${refusal}`,
  discardLog: 'Discard',

  done: 'Done',
  orMoveTo: 'or move to',
  other: 'Other',
  whatNext: 'What is next?',
  when: 'When',
  setStep: 'Set next step',
  saveStep: 'Save',
  noStepYet: 'Nothing is planned',
  noStepHint: 'A lead without a next step is forgotten.',
  stageAndOwner: 'Stage and owner',
  fewest: (name: string, count: number) => `Who acts first takes it. Fewest open leads: ${name}, ${count}.`,
  contact: 'Contact',
  interestedIn: 'Interested in',
  noInterest: 'No project was named.',
  left: (count: number) => (count === 0 ? 'sold out' : `${count} left`),
  bookVisit: 'Book a visit',
  bookVisitOf: (name: string) => `Book a visit for ${name}`,
  chooseProject: 'Choose a project',
  notNow: 'Not now',
  visitBooked: (projectName: string, when: string) => `Visit to ${projectName} booked: ${when}`,
  visitMailed: (email: string) => `${email} gets a mail with the calendar entry.`,
  visitNotMailed: 'No e-mail address is known. Please tell the time by phone.',

  consentWithdrawn: 'Consent withdrawn',
  withdrawn: (purpose: ConsentPurpose, projectName: string | null, day: string) =>
    `${refused(purpose, projectName)}: withdrawn on ${day}.`,

  possibly: 'Possibly the same person',
  sharedContact: (name: string, kind: 'phone' | 'email') =>
    `${name} has used the same ${kind === 'phone' ? 'mobile' : 'e-mail'}. Kept apart until you decide.`,
  compare: 'Compare',
  merge: 'Merge the two leads',
  mergeLead: 'Choose what stays. Contacts, timeline and projects of both are kept.',
  keepApart: 'They are two people',
  mergeNow: 'Merge',
  thisLead: 'This lead',
  otherLead: 'The other lead',
  undo: 'Undo',
  loggedResult: (name: string, result: string) => `${name}: ${result.toLowerCase()}`,
  loggedContact: (kind: string, name: string) => `${kind} to ${name} is in the timeline.`,
  undoMerge: 'Undo the merge',

  timeline: 'Timeline',
  timelinePart: 'Part of the timeline',
  everything: 'All',
  messages: 'Messages',
  notes: 'Notes',
  writeNote: 'Write a note',
  noteHint: 'Write a note. Type @ to tell a colleague.',
  tellColleague: 'Tell a colleague',
  mentionedYou: 'Mentioned you',
  mentionedBy: (actor: string | null, lead: string) => [actor, lead].filter(Boolean).join(', about '),
  erasedLead: 'an erased lead',
  nothingHere: 'Nothing here yet.',
  waitingFor: (time: string) => `Waiting ${time} for a first answer`,
  hasNoOwner: 'No owner',
  ownedBy: (name: string) => `Owner: ${name}`,
  noLead: 'There is no such lead. It may have been merged.',
  backToLeads: 'All leads',
  selection: 'Chosen leads',
  placeInList: (list: string, position: number, total: number) =>
    `${list}, ${position.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')}`,
  previousLead: 'Previous lead',
  nextLead: 'Next lead',

  howWasCall: 'How did the call go?',
  calledAt: (name: string, time: string, isLogged: boolean) =>
    `${name}, called at ${time}.${isLogged ? ' The call is logged and the lead is yours.' : ''}`,
  tryAgain: 'Try again',
  nextTime: 'Next step',
  callAgain: 'Call again',
  addLine: 'Add a line, if it matters',
  plannedStep: (step: string) => `Planned so far: ${step}.`,
  notCalled: 'I did not call',
  saveResult: 'Save',
  saveAndNext: 'Save and open the next lead',
  allAnswered: 'No other lead is due now.',

  whoWaits: 'Who waits for an answer?',
  nobodyWaits: 'Everybody has an answer.',
  waitNote: (late: number, median: number | null) =>
    [
      late > 0 && `${late === 1 ? 'One' : late} longer than two working hours.`,
      median !== null && `Median this month: ${minutesInWords(median)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  allUnanswered: 'All unanswered',
  whatToday: 'What do I do today?',
  stepsOpen: (count: number) => `My next steps, ${count} open`,
  noSteps: 'Nothing is due today.',
  myLeads: 'My leads',
  overdue: 'Overdue',
  stepDone: (step: string) => `Done: ${step}`,
  stepDropped: (step: string) => `No longer planned: ${step}`,

  openLead: 'Open the lead',

  assignment: 'Who gets a new lead?',
  assignmentLead: 'Leads that arrive from a form. A walk-in belongs to the person who adds it.',
  assignmentName: { manual: 'No owner, until staff take them', roundRobin: 'Sales accounts in turn' },
  assignmentNote: {
    manual: 'Leads wait in the list until a member of staff takes or answers them.',
    roundRobin: 'Each new lead goes to the next sales account, with a mail.',
  },
  saveAssignment: 'Save',
}

function refused(purpose: ConsentPurpose, projectName: string | null) {
  switch (purpose) {
    case 'answer':
      return projectName === null ? 'No contact about the enquiry' : `No contact about the enquiry for ${projectName}`
    case 'call':
      return 'No calls about other projects'
    case 'whatsApp':
      return 'No WhatsApp messages about other projects'
    default:
      return 'No mails about other projects'
  }
}

function inIndia(count: number) {
  return count.toLocaleString('en-IN')
}

function people(count: number) {
  return count === 1 ? '1 person' : `${count.toLocaleString('en-IN')} people`
}

function waits(count: number) {
  return count === 1 ? '1 waits for a first answer' : `${count.toLocaleString('en-IN')} wait for a first answer`
}

function of(late: number) {
  return late === 1 ? 'one of them' : `${late.toLocaleString('en-IN')} of them`
}

/** For example '55 min' or '2 h 40 min'. */
export function minutesInWords(minutes: number) {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return minutes % 60 === 0 || hours >= 100 ? `${hours} h` : `${hours} h ${minutes % 60} min`
}
