export const webhooksMessages = {
  replayed: 'It is sent again, with the same event id.',

  unknown: 'This webhook does not exist.',
  unknownDelivery: 'This delivery does not exist any more.',
  offNoReplay: 'This webhook is switched off. Switch it on first.',
  nameRequired: 'Please enter a name for the webhook.',
  addressRequired: 'Please enter the address.',
  notHttps: 'The address begins with https://.',
  hasCredentials: 'Please leave the user name and password out of the address.',
  hasFragment: 'Please leave out everything from # on.',
  addressIsPrivate: 'This address is in a private network. Webhooks are sent to the internet only.',
  addressTooLong: 'An address of a webhook has at most 2,000 characters.',
  eventRequired: 'Please choose at least one event.',
  unknownEvent: 'This event is not known.',
}
