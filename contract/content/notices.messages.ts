/** What a visitor is asked once: the disclaimer and the cookies. */
export const noticesMessages = {
  /** Capitals are meant. */
  agree: 'AGREE',
  cookieNotice: 'This website stores a few settings in your browser so that it works well for you.',
  acceptCookies: 'Accept',
}
