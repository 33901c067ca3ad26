export const say = {
  screen: 'Booked Appointments',
  booked: 'Your appointment request has been submitted.',
  book: 'Book Appointment',

  projectRequired: 'Please select a project.',
  projectUnknown: 'Please select one of the listed projects.',
  purposeUnknown: 'Please select one of the listed purposes.',
  customerTypeUnknown: 'Please select Existing or New.',
  towerUnknown: 'Please select one of the listed towers.',
  timeSlotUnknown: 'Please select one of the listed time slots.',
  dateInvalid: 'Please select a valid date.',
  datePast: 'Please select today or a later day.',
  mobileNumberInvalid: 'Please enter a mobile number of 6 to 15 digits.',
  emailInvalid: 'Please enter a valid email, or leave it empty.',

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
