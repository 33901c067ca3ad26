/** In their own file so that the contact page does not load the other messages about consent. */
export const consentFormMessages = {
  title: 'About other projects',
  intro: 'Your request is answered whether you tick these or not.',
  call: 'You may call me',
  whatsApp: 'You may write to me on WhatsApp',
  email: 'You may send me e-mail',
}
