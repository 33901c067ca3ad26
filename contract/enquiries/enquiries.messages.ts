export const enquiriesMessages = {
  sent: 'Your message has been sent.',
  sendMessage: 'Send Message',
  authorization: 'I authorize the company to contact me about my enquiry.',

  answer: 'We answer by phone or by e-mail.',
  answerByMail: 'We answer by phone or at this address.',
  promiseAfterSending: 'We will call you or write to you.',

  aboutProject: 'Your message is about',
  aboutUnitType: (name: string) => `I would like to know more about ${name}.`,
  aboutNone: 'It is about something else',

  nameRequired: 'Please enter your name.',
  emailRequired: 'Please enter your email.',
  emailInvalid: 'Please enter a valid email.',
  mobileNumberRequired: 'Please enter your mobile number.',
  mobileNumberInvalid: 'Please enter a valid mobile number.',
  countryCodeInvalid: 'Please select a country code.',
  interestRequired: 'Please select your interest.',
  messageRequired: 'Please enter your message.',
  authorizationRequired: 'Please authorize us to contact you.',

  searchHint: 'Name, email, mobile or words',
  received: 'Received',
  receivedAt: (moment: string) => `Received ${moment}`,
  enquiryFrom: (name: string) => `Enquiry from ${name}`,
  mayBeCalled: 'Yes, may be called',
  countInWords: (count: number) => (count === 1 ? '1 message' : `${count} messages, newest first`),

  label: {
    countryCode: 'Country Code',
    mobileNumber: 'Mobile Number',
    interest: 'Interest',
    message: 'Message',
    isAuthorized: 'Authorized',
  },
}
