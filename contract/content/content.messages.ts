/** Sentences that belong to no single capability: failures, empty lists, and words many screens share. */
export const say = {
  serverError: 'Server error occurred, please contact admin.',
  tryAgain: 'Try again',
  loadFailed: 'This part could not be loaded.',
  noRecords: 'No records found.',
  saved: 'Saved successfully.',
  deleted: 'Deleted successfully.',
  /** Small 'e': the alert of the back office's refused saves. The newsletter box has its own, with a capital. */
  refusedSave: 'error',

  unknownCall: 'There is no such call.',
  unknownRecord: 'There is no such record.',
  unknownCountry: 'There is no such country.',
  badRequest: 'The request was not understood.',
  badJson: 'The request is not readable JSON.',
  badMediaType: 'This kind of content is not accepted here.',
  bodyTooLarge: 'The request is too large.',
  tooManyRequests: 'Too many tries. Please wait a little and try again.',
  noForeignPages: 'This call cannot be made by a link or another site.',
  outOfSpace: 'The server is short of space. Nothing was saved.',
  stopping: 'The server is stopping. Please try again in a moment.',

  confirmDelete: 'Do you want to delete this record?',
  cancel: 'Cancel',
  delete: 'Delete',
  save: 'Save',
  add: 'Add',
  edit: 'Edit',
  close: 'Close',
  search: 'Search',
  yes: 'Yes',
  no: 'No',
  rowsPerPage: 'Rows per page',
  loading: 'Loading',

  title: {
    serverError: 'Server Error!',
    warning: 'Warning!',
  },

  label: {
    serialNumber: 'SL No',
    name: 'Name',
    email: 'Email',
    description: 'Description',
    date: 'Date',
    action: 'Action',
    actions: 'Actions',
    mobileNumber: 'Mobile No',
    termsAndConditions: 'Terms and Conditions',
    image: 'Image',
  },
}
