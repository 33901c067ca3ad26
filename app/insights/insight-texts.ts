import type { WeekRange } from '#contract/insights/insights.constants.ts'
import type { Measure } from '#contract/insights/insights.schema.ts'

/** Sentences computed from figures are in `insight-answers.ts`. */
export const insightTexts = {
  insights: 'Insights',
  countsOnly: 'Counts only: no person, no cookie.',
  countedTo: (time: string) => `Counted to ${time} today`,
  range: 'Weeks',
  ranges: {
    0: 'This week',
    4: 'Four weeks',
    12: 'Twelve weeks',
    26: 'Half a year',
    52: 'A year',
  } satisfies Record<WeekRange, string>,
  rangeBefore: {
    0: 'the week before up to the same day and time',
    4: 'the four weeks before',
    12: 'the twelve weeks before',
    26: 'the half year before',
    52: 'the year before',
  } satisfies Record<WeekRange, string>,
  category: 'Category',
  city: 'City',
  project: 'Project',
  source: 'Source',
  week: 'Week from',
  measure: {
    views: 'Views',
    shortlists: 'Shortlists',
    brochures: 'Brochures',
    enquiries: 'Enquiries',
    visits: 'Visits',
    came: 'Came',
    booked: 'Booked',
  } satisfies Record<Measure, string>,

  whichProject: 'Which project draws interest?',
  linesCompare: 'Lines compare projects within one column.',
  allProjects: (count: number) => `All ${count} projects`,
  fewerProjects: 'Fewer projects',

  whereStop: (project: string) => `Where do people stop at ${project}?`,
  steps: {
    views: 'Project page views',
    shortlists: 'Kept on a shortlist',
    brochures: 'Asked for the brochure',
    enquiries: 'Wrote',
    visits: 'Booked a visit',
    came: 'Came',
    booked: 'Booked a home',
  } satisfies Record<Measure, string>,
  notToScale: 'not to scale',

  busier: 'Are we busier?',
  perWeek: 'Enquiries and visits per week',
  weekIsOver: 'A week is drawn when it is over. Dates are Mondays.',
  showNumbers: 'Show numbers',
  showChart: 'Show chart',

  whichSource: 'Which source brings buyers?',
  shareOfViews: 'Share of views',
  bookedOfEnquiries: 'Booked of enquiries',
  tooFew: 'too few',
  sourceNote:
    'Enquiries and visits count for the source of the visit on which they were sent, bookings for the source their lead first came from. Views from other pages of this site have no share.',

  empty: 'Nothing was counted in these weeks',
  emptyWeek: 'Nothing was counted yet this week',
  emptyText: (day: string) => `Charts begin with the first full week, on Monday, ${day}.`,
  showThisWeek: 'Show this week',
}
