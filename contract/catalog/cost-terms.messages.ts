/** The response and the refusals of saving cost terms. */
export const costTermsMessages = {
  saved: 'Saved. The page counts with these costs now.',

  asOfRequired: 'Please enter the day for which this is true.',
  nameRequired: 'Please enter a name.',
  percentInvalid: 'Please enter a percentage from 0 to 100 with at most two decimals.',
  basisUnknown: 'Please choose a fixed amount or one per sq ft.',
  stateUnknown: 'Please choose whether the stage is reached.',
  shareInvalid: 'Please enter a share above 0 with at most two decimals.',
  stagesRequired: 'Please enter at least one stage of payment.',
  notWhole: (sum: number) => `The shares of all stages must add up to 100%. They add up to ${sum}%.`,
  nameTwice: 'This name is in the list twice.',
  rateInvalid: 'Please enter a yearly rate from 0 to 30 with at most two decimals.',
  yearsInvalid: 'Please enter 1 to 40 years.',
  tooManyCharges: 'No more charges, please.',
  tooManyOptional: 'At most three charges can be optional.',
  workUnknown: 'Please choose a stage of the work.',
  floorInvalid: 'Please enter the number of the floor.',
  floorOfStructure: 'A floor belongs to the stage Structure.',
  bankUnknown: 'Please choose banks of the list.',
  tooManyStages: 'No more stages, please.',
}
