export const costRatesMessages = {
  saved: 'Saved. The project pages count with these rates now.',

  percentInvalid: 'Please enter a percentage from 0 to 100 with at most two decimals, such as 6.5.',
  amountInvalid: 'Please enter a whole amount in rupees.',
  areaInvalid: 'Please enter a whole number of square feet.',
  sourceRequired: 'Please name the source, such as a notification or a department.',
  asOfRequired: 'Please enter the day on which this was read in the source.',
  gstRequired: 'Please enter the GST rates.',
  stateRequired: 'Please enter the name of the state.',
  stateTwice: 'This state is in the list twice.',
  concessionReversed: 'The rates of a woman and of joint buyers may not be above that of a man.',
  tooManyStates: 'No more states, please.',
}
