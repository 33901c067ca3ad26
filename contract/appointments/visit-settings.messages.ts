export const visitSettingsMessages = {
  saved: 'Saved. Visitors see these hours now.',
  dropped: 'This project follows the company default now.',
  placesInvalid: 'Please enter a number of places from 1 to 99, or none for any number.',
  weekdayInvalid: 'Please choose weekdays, each of them once.',
  slotTwice: 'An hour is in the list twice.',
  noticeInvalid: 'Please choose a notice of at most two weeks.',
  daysAheadInvalid: 'Please choose from 1 to 365 days ahead.',
  holidayDayRequired: 'Please enter the day of the holiday.',
  holidayNameRequired: 'Please name the holiday.',
  holidayTwice: 'Two holidays are on the same day.',
  tooManyHolidays: 'No more holidays, please.',
  projectUnknown: 'This project is gone.',
}
