/** Names of pages in search results that have no name in another file of messages. Only the server imports them. */
export const searchedPagesMessages = {
  compare: 'Compare projects side by side',
  newsletter: 'Newsletter',
}
