/** The disclaimer and the cookie notice, which a visitor confirms once. */
export const noticesMessages = {
  disclaimer: 'Before you look around',
  /** The capitals are in the specification. */
  agree: 'AGREE',
  cookieNotice: 'This website stores a few settings in your browser so that it works well for you.',
  acceptCookies: 'Accept',
}
