import type { CalendarVisit } from '#contract/appointments/visit-calendar.schema.ts'
import type { VisitState } from '#contract/appointments/visits.constants.ts'
import { leadTexts } from '../../leads/lead-texts.ts'
import { visitTexts } from '../visit-texts.ts'

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

const CAME = 'Came'
const MISSED = 'Did not come'

export const visitsTexts = {
  visits: 'Visits',
  allProjects: 'All projects',
  project: 'Project',
  withoutVisits: (count: number) => (count === 1 ? '1 project without visits' : `${count} projects without visits`),
  hour: 'Hour',
  calendar: 'Visits of the week',
  previous: 'Week before',
  next: 'Next week',
  today: 'Today',
  isToday: 'today',
  closed: 'closed',
  full: 'Full',
  noHour: 'No hour',
  shownAs: 'Shown as',
  day: 'Day',
  week: 'Week',
  days: 'Days of the week',
  showInCalendar: 'Show in the calendar',
  hoursAndPlaces: 'Hours and places',
  addWalkIn: leadTexts.addWalkIn,
  dragHint:
    'Drag a visit to another hour. The visitor gets one mail with the new time; their calendar entry moves with it.',
  lead: (total: number, projectName: string, fullHours: number) =>
    [
      `${total.toLocaleString('en-IN')} this week${projectName && ` at ${projectName}`}.`,
      fullHours > 0 && (fullHours === 1 ? 'One hour is full.' : `${NUMBERS[fullHours] ?? fullHours} hours are full.`),
    ]
      .filter(Boolean)
      .join(' '),
  cut: (shown: number, total: number) =>
    `The first ${shown.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')} visits are shown. Choose a project to see all of its visits.`,
  countOf: (count: number) => (count === 1 ? '1 visit' : `${count.toLocaleString('en-IN')} visits`),
  placesTaken: (taken: number, places: number) => `${taken} of ${places} places taken`,
  anyNumber: 'any number of visits',

  emptyWeek: 'No visits in this week.',
  emptyDay: 'No visits on this day.',
  nobodyYet: 'Nobody yet',
  noName: 'Name not known',

  yours: visitTexts.yours,
  came: CAME,
  missed: MISSED,
  state: leadTexts.stateLabel,
  states: { booked: 'Booked', came: CAME, missed: MISSED, cancelled: 'Cancelled' } satisfies Record<VisitState, string>,
  askCame: 'Came?',
  move: 'Move',
  cancel: 'Cancel visit',
  removeMark: 'Remove the mark',
  openLead: leadTexts.openLead,
  call: (name: string) => `Call ${name}`,
  more: (name: string) => `More about ${name}`,

  moveVisitOf: (name: string) => `Move the visit of ${name}`,
  newDay: 'Day',
  newHour: 'Hour',
  chooseHour: 'Choose an hour',
  hourRequired: 'Please choose an hour.',
  keep: 'Keep as it is',
  hourPassed: 'This hour has begun',
  ownHour: 'The visit is here already',

  undo: 'Undo',
  movedTo: (when: string) => `Moved to ${when}`,
  isCancelled: (name: string) => `The visit of ${name} is cancelled`,
  markedCame: (name: string) => `${name} came`,
  markedMissed: (name: string) => `${name} did not come`,
  markRemoved: (name: string) => `The mark of ${name} is removed`,
  mailSoon: (name: string) => `${name} gets a mail in 20 seconds.`,
  callInstead: 'No e-mail address is known. Please call.',
  undone: 'The visit is as it was',
  refused: 'Not possible',
}

export function nameOf({ name }: Pick<CalendarVisit, 'name'>) {
  return name ?? visitsTexts.noName
}

export function detailsOf({ isYours, wants, projectName }: CalendarVisit, hasProject: boolean) {
  return [isYours && visitsTexts.yours, wants, hasProject && projectName].filter(Boolean).join(', ')
}
