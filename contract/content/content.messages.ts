/** Messages that belong to no single capability and are also shown to visitors. */
export const contentMessages = {
  serverError: 'Server error occurred, please contact admin.',
  tryAgain: 'Try again',
  loadFailed: 'This part could not be loaded.',
  noRecords: 'No records found.',
  cancel: 'Cancel',
  close: 'Close',
  search: 'Search',
  call: 'Call',
  yes: 'Yes',
  no: 'No',
  loading: 'Loading',
  /** For pages that need JavaScript to show their content. */
  needsScripts: 'This page needs JavaScript. Please turn it on and load the page again.',
  /** The label of the honeypot field, which is invisible to people. */
  leaveEmpty: 'Leave this empty',

  title: {
    serverError: 'Server Error!',
    warning: 'Warning!',
  },
}
