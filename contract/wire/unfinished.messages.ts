/** For a change that was not done in time. Public pages load other messages of failed requests, but not this one. */
export const unfinished = 'This takes longer than usual and may still be done. Please look again in a few minutes.'
