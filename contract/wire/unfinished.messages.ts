/** For a change that was not done in time. Public pages load the other messages of a failed request, but not this one. */
export const unfinished = 'This takes longer than usual and may still be done. Please look again in a few minutes.'
