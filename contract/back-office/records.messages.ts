import { connectionMessages } from '../wire/connection.messages.ts'

export const recordsMessages = {
  mailWasWaiting: 'It was waiting to be sent when a backup was made, and this is the restored copy.',
  mailExpired: 'The code, link or password in it expired before it could be sent.',
  saved: 'Saved successfully.',
  deleted: 'Deleted successfully.',
  restored: 'Restored successfully.',
  restoredHidden: 'Restored successfully. It is hidden from the website.',
  /** Shown for a specified save refused with status 400. The lower-case 'e' is in the specification. */
  refusedSave: 'error',
  /** Shown for any other failed save, followed by the reason. */
  notSaved: 'This was not saved.',
  notSavedYet: 'This is not saved yet.',
  /** `notReached`: there was no response from the server. `failedThere`: the server failed to save. */
  notReached: `What you entered is still here. ${connectionMessages.check}`,
  failedThere: 'What you entered is still here. Please try again in a moment.',
  checkFields: (count: number) =>
    count === 1 ? 'Not saved yet. Please check this field:' : `Not saved yet. Please check these ${count} fields:`,
  mailQueued: 'The mail is on its way again.',
  mailQueuedDelayed: 'The mail waits in the queue again. Mails fail at the moment, so it may take longer.',

  recordGone: 'This record does not exist any more.',
  confirmDelete: 'Do you want to delete this record?',
  keptInTrash: (days: number) => `You can restore it from the trash for ${days} days.`,
  usedBy: (count: number) =>
    count === 0
      ? 'No project uses it.'
      : `${count === 1 ? '1 project uses' : `${count} projects use`} it and would no longer show it.`,
  delete: 'Delete',
  undo: 'Undo',
  save: 'Save',
  add: 'Add',
  edit: 'Edit',
  rowsPerPage: 'Rows per page',
  cancelEdit: 'Cancel edit',
  edited: (name: string) => `Edit ${name}`,
  conflict: {
    title: 'Another user has saved this record',
    lead: 'Nothing was overwritten. Choose what to keep where both of you changed something, then save.',
    saved: (who: string, when: string) => `${who} saved it on ${when}.`,
    mine: 'Yours',
    /** Shown instead of `mine` for a field that only the other user has changed. */
    opened: 'As you opened it',
    theirs: 'Saved version',
    save: 'Save this choice',
    goOn: 'Go on editing',
    missing: 'Please choose one of the two.',
    gone: 'Another user has deleted this record. What you typed is still here.',
    nothing: 'Nothing',
  },
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you changed here is not saved yet. If you leave, it is lost.',
    leave: 'Leave',
    stay: 'Stay here',
  },
  texts: {
    lead: 'Plain text. A blank line begins a paragraph; a short line of its own is a heading.',
    needed: 'Needed before a site opens.',
    startFromDraft: 'Start from our draft',
    preview: (name: string) => `Preview: ${name}`,
    emptyQuestion: (names: readonly string[]) => `Save without ${names.join(' and ')}?`,
    shownAt: {
      termsAndConditions: 'Visitors read the terms and conditions before they sign up.',
      privacy: 'Visitors read the privacy policy at /privacy, which every page links to.',
    },
    whenEmpty: {
      termsAndConditions: 'Without a text, the sign-up page says that none has been published yet.',
      privacy: 'Without a text the page shows its built-in one.',
    },
    saveEmpty: 'Save without it',
    merged: 'Another user has changed the other text. Both changes are saved.',
  },
  /** Follows 'No records found.' after a search. */
  searchHint: 'Try fewer or other words.',
  trash: {
    empty: 'Nothing waits to be restored.',
    lead: (days: number) => `Deleted records can be restored for ${days} days.`,
    list: 'Deleted records, newest first',
    restore: 'Restore',
    restoreOne: (name: string) => `Restore ${name}`,
    kind: 'Kind',
    deleted: 'Deleted',
    deletedBy: 'Deleted by',
    formerStaff: 'Former staff member',
    daysLeft: 'Days left',
    left: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  },
  log: {
    changes: 'Changes, newest first',
    changesHint: 'Person, project or record',
    history: 'History',
    noHistory: 'Nothing has been changed since it was made.',
    details: 'What changed',
    visitor: 'Visitor',
    system: 'Plinth itself',
    what: 'What',
    who: 'Who',
    done: 'Done',
    by: (person: string) => `By ${person}`,
    byEverybody: 'Everybody’s changes',
    exportCut: (exported: number, total: number) =>
      `Only the first ${exported.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')} changes are in the file. Choose fewer days for the others.`,
    mails: 'Mails that could not be sent',
    mailsHint: 'Address, subject or reason',
    noMails: 'Every mail has left or is still being tried.',
    mailsFailing: (since: string) => `Mails have not been leaving since ${since}.`,
    mailsFailingText: (waiting: number) =>
      `${waiting === 1 ? '1 mail waits' : `${waiting} mails wait`} and will be tried again. Please check the mail server.`,
    mailsWaiting: 'Mails waiting to be sent',
    mailsWaitingText: 'They are tried again until they leave, for most of a day at most.',
    openMails: 'See the mails',
    queued: 'Queued',
    nextTry: 'Next try',
  },
}
