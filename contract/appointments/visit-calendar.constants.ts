/** How many visits the calendar of one week shows; the rest is reached by choosing a project. */
export const MOST_CALENDAR_VISITS = 500
