/** For a change that timed out. In its own file, because public pages load the other messages of failed requests. */
export const unfinished = 'This takes longer than usual and may still be done. Please look again in a few minutes.'
