/** Shown if a change times out. In its own file so that public pages do not load the other failure messages. */
export const unfinished = 'This takes longer than usual and may still be done. Please look again in a few minutes.'
