import { ENTRY_UNDO_MINUTES, MERGE_UNDO_DAYS, MOST_MENTIONS, MOST_SAVED_VIEWS } from './leads.constants.ts'

export const leadsMessages = {
  unknown: 'There is no such lead.',
  mergedAway: (id: number) => `This lead was merged into lead ${id}.`,
  stateUnknown: 'Please choose a state.',
  reasonRequired: 'Please say why the lead was lost.',
  ownerUnknown: 'Please choose an owner who may work on leads.',
  resultUnknown: 'Please say how the call went.',
  eventUnknown: 'This call is not in the timeline of the lead.',
  noteRequired: 'Please write a note.',
  mentionUnknown: 'Please mention only colleagues who may work on leads.',
  tooManyMentions: `Please mention at most ${MOST_MENTIONS} colleagues in one note.`,
  stepRequired: 'Please say what the next step is.',
  stepTimeRequired: 'Please say when the next step is due.',
  nameRequired: 'Please enter the name of the lead.',
  mobileRequired: 'Please enter the mobile number first.',
  mobileInvalid: 'This is not a mobile number.',
  addressInvalid: 'This is not an e-mail address.',
  tooManyAtOnce: 'Please choose fewer leads at once.',
  viewNameRequired: 'Please name the view.',
  tooManyViews: `You have ${MOST_SAVED_VIEWS} views. Delete one first.`,
  viewTaken: 'You have a view of this name.',
  viewIsBuiltIn: 'There is a built-in view of this name.',
  viewUnknown: 'This view is not one of yours.',
  assignmentUnknown: 'Please choose who gets new leads.',

  saved: 'The lead is saved.',
  changed: (count: number) =>
    count === 1 ? '1 lead is changed.' : `${count.toLocaleString('en-IN')} leads are changed.`,
  logged: 'Logged in the timeline.',
  walkInAdded: 'The walk-in is in the list.',
  walkInAttached: 'The walk-in is in the timeline of this lead.',
  addressForConsent:
    'Another person has this number. Please enter the e-mail address, so that the choice is stored for this person.',
  viewSaved: 'The view is saved.',
  viewDeleted: 'The view is deleted.',
  settingsSaved: 'Saved. It applies to leads that arrive from now on.',

  notTheSame: 'These are two people. They stay apart.',
  sameLead: 'A lead cannot be merged with itself.',
  merged: `The two leads are one. You can undo this for ${MERGE_UNDO_DAYS} days.`,
  unmerged: 'The two leads are apart again.',
  undoOver: `A merge can be undone for ${MERGE_UNDO_DAYS} days only.`,
  notMerged: 'There is no merge to undo.',

  undone: 'The lead is as it was before.',
  undoneMany: (count: number, kept: number) =>
    [
      count === 1 ? '1 lead is as it was before.' : `${count.toLocaleString('en-IN')} leads are as they were before.`,
      kept === 1 && '1 was changed since then and stays as it is.',
      kept > 1 && `${kept.toLocaleString('en-IN')} were changed since then and stay as they are.`,
    ]
      .filter(Boolean)
      .join(' '),
  nothingToUndo: 'There is nothing to undo.',
  notYours: 'Only the person who did this can undo it.',
  entryUndoOver: `This can be undone for ${ENTRY_UNDO_MINUTES} minutes only.`,
  changedSince: 'The lead was changed since then, so this cannot be undone. Please change it by hand.',

  leadNumber: (id: number) => `Lead ${id}`,
}
