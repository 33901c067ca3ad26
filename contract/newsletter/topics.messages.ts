export const topicsMessages = {
  allNews: 'All news',
  /** The same for new and known email addresses. At most one confirmation email is sent per day. */
  almost:
    'Almost done: please open the link we sent to this address. If you got one earlier today, it works for this, too.',
  hint: 'We send one link to confirm. Every mail has a link that ends it with one tap.',
  oneTopic: 'Please choose one project or one city.',
  unknownProject: 'This project can no longer be followed.',
  unknownCity: 'We have no projects in this city.',
  unsubscribe: 'Unsubscribe, or choose what you follow',
  linkUnknown: 'This link no longer works.',
  confirmed: 'Confirmed. You get the next mail.',
  left: 'Done. You get no more mails about this.',
  leftAll: 'Done. You get no more mails from this list.',
}
