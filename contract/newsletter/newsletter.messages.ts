export const newsletterMessages = {
  keepMePosted: 'Keep me posted',
  promise: 'Launches, possession dates and site progress.',
  subscribed: 'You have subscribed to our Newsletter.',
  /** Shown by the newsletter box. The capital 'E' is in the specification. */
  refused: 'Error',
  emailRequired: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address.',
}
