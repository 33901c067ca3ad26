export const connectionMessages = {
  lost: 'The connection was lost.',
  check: 'Please check your connection and try again.',
}
