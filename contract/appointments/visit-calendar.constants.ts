/** Maximum number of visits returned for one week. A week with more must be narrowed to a project. */
export const MOST_CALENDAR_VISITS = 500
