/** Names for search results that no other message file has. Only the server imports them. */
export const searchedPagesMessages = {
  compare: 'Compare projects side by side',
  newsletter: 'Newsletter',
}
