export const noticesMessages = {
  disclaimer: 'Before you look around',
  /** The capitals are in the specification. */
  agree: 'AGREE',
}
