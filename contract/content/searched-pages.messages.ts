/** Names of pages in search results, beside those in `siteMessages`. Only the server imports them. */
export const searchedPagesMessages = {
  compare: 'Compare projects side by side',
  newsletter: 'Newsletter',
}
