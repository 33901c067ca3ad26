export const newsletterMessages = {
  keepMePosted: 'Keep me posted',
  subscribed: 'You have subscribed to our Newsletter.',
  /** The alert of the newsletter box; the capital 'E' is in the specification. */
  refused: 'Error',
  emailRequired: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address.',
}

/** The list of subscribers in the back office. */
export const subscribersMessages = {
  screen: 'Newsletter subscribers',
  filterInvalid: 'Please choose those who are subscribed, those who have left, or both.',

  searchHint: 'Search by email',
  countInWords: (count: number) => (count === 1 ? '1 address' : `${count} addresses, newest first`),

  label: {
    isSubscribed: 'Subscribed',
  },
}
