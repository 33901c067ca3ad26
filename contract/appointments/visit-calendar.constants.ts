/** Maximum number of visits in one week of the calendar; further ones are found by selecting a project. */
export const MOST_CALENDAR_VISITS = 500
