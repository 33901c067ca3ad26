export const appointmentsMessages = {
  screen: 'Booked Appointments',
  booked: 'Your appointment request has been submitted.',
  book: 'Book Appointment',
  nothingToVisit: 'There is nothing to visit yet. Please write to us, and we will tell you more.',

  projectRequired: 'Please select a project.',
  projectUnknown: 'Please select one of the listed projects.',
  purposeUnknown: 'Please select one of the listed purposes.',
  customerTypeUnknown: 'Please select Existing or New.',
  towerUnknown: 'Please select one of the listed towers.',
  timeSlotUnknown: 'Please select one of the listed time slots.',
  dateInvalid: 'Please select a valid date.',
  datePast: 'Please select today or a later day.',
  dateTooFar: 'Please select a day within the next twelve months.',
  slotBegun: 'This time slot has already begun today. Please select a later one.',
  mobileNumberInvalid: 'Please enter a mobile number of 6 to 15 digits.',
  emailInvalid: 'Please enter a valid email, or leave it empty.',

  contactQuestion: 'How can we confirm your visit?',
  contactReason: 'You left neither a phone number nor an email address. Please add one of them, or send without.',
  sendWithout: 'Send without',
  confirmedBy: {
    phone: 'We will call you before you set out.',
    email: 'You get a mail with a link to move or cancel the visit.',
    both: 'You get a mail with a link to move or cancel the visit, and we will call you before you set out.',
    noMail:
      'This address has had several mails from us within an hour, so none confirms this visit. Please note the day and the hour.',
    nothing: (phone: string | null) =>
      `You left no phone number or email address, so we cannot confirm the hour. Please call ${phone ?? 'us'} before you set out.`,
  },

  /** Prefills the unit field, because the form has no field for the unit type. */
  anyUnitOf: (unitType: string) => `Any ${unitType}`,
  searchHint: 'Mobile, email, project or unit',
  visitDay: 'Day of visit',
  visitTo: (projectName: string) => `Visit to ${projectName}`,
  bookedOn: 'Booked',
  bookedAt: (moment: string) => `Booked ${moment}`,
  notNamed: 'None',
  countInWords: (count: number) => (count === 1 ? '1 visit booked' : `${count} visits booked, newest first`),

  label: {
    purpose: 'Purpose',
    customerType: 'Customer Type',
    tower: 'Tower',
    unitNumber: 'Unit No',
    timeSlot: 'Time Slot',
    selectedDate: 'Selected Date',
    mobile: 'Mobile',
  },
}
