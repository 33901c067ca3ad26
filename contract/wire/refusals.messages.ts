/** Refusals that any call can return. */
export const wireRefusals = {
  unknownCall: 'There is no such call.',
  wrongMethod: 'This call is made in another way.',
  unknownRecord: 'There is no such record.',
  changedConcurrently: 'Another user has saved this record. Please open it again.',
  badRequest: 'The request was not understood.',
  badJson: 'The request is not readable JSON.',
  badMediaType: 'This kind of content is not accepted here.',
  bodyTooLarge: 'The request is too large.',
  tooManyRequests: 'Too many tries. Please wait a little and try again.',
  noForeignPages: 'This call cannot be made by a link or another site.',
  outOfSpace: 'The server is short of space. Nothing was saved.',
  stopping: 'The server is stopping. Please try again in a moment.',
  dataAway: 'The site cannot reach its data at the moment. Please try again in a moment.',
  timedOut: 'This took too long. Please try again in a moment.',
  overloaded: 'Too many are asking at once. Please try again in a moment.',
}
