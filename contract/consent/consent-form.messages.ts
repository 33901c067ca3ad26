/** The optional choices of the public forms. In a small module, because public pages load it. */
export const consentFormMessages = {
  title: 'About other projects',
  intro: 'Your request is answered whether you tick these or not.',
  call: 'You may call me',
  whatsApp: 'You may write to me on WhatsApp',
  email: 'You may send me e-mail',
}
