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
  needsScripts: 'This page needs JavaScript. Please turn it on and load the page again.',
  /** Label of the honeypot field, which visitors cannot see. */
  leaveEmpty: 'Leave this empty',

  title: {
    serverError: 'Server Error!',
    warning: 'Warning!',
  },
}
