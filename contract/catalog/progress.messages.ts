import { MOST_FLOORS, MOST_HANDOVERS, MOST_PHOTOGRAPHS, MOST_PROGRESS_UPDATES } from './progress.constants.ts'

/** In their own file so that public pages do not load them. */
export const progressMessages = {
  dateRequired: 'Please enter the day of the update.',
  dateInFuture: 'This day is in the future. An update says what has been done.',
  stageRequired: 'Please choose a stage.',
  floorRequired: 'Please enter the floor that the structure has reached.',
  floorInvalid: `Please enter a floor as a whole number, from 0 to ${MOST_FLOORS}.`,
  floorsRequired: 'Please enter how many floors there are.',
  floorsInvalid: `Please enter how many floors there are, from 1 to ${MOST_FLOORS}.`,
  floorOverFloors: 'There are not that many floors.',
  percentInvalid: 'Please enter how far the stage is, from 0 to 100 %.',
  photographUnknown: 'A photograph is missing. Please upload it again.',
  tooManyPhotographs: `An update has at most ${MOST_PHOTOGRAPHS} photographs.`,
  tooManyUpdates: `A project has at most ${MOST_PROGRESS_UPDATES.toLocaleString('en-IN')} updates.`,

  promiseRequired: 'Please enter the promised date, because the project has none.',
  datesOfProject: 'The dates of the whole project are in Project Info. Please name a tower or phase.',
  reasonRequired: 'Please write why it was late. The reason is shown in the ledger.',
  towerTaken: (tower: string) => `The project already has a line for ${tower}.`,
  wholeProjectTaken: 'The reason of this project is written already.',
  tooManyHandovers: `A project has at most ${MOST_HANDOVERS} handovers.`,
}
