/** For a request without any response, and for a change that was not done in time. */
export const connectionMessages = {
  lost: 'The connection was lost.',
  check: 'Please check your connection and try again.',
  unfinished: 'This takes longer than usual and may still be done. Please look again in a few minutes.',
}
