export const dashboardMessages = {
  otherInterests: 'Other interests',
  noHour: 'No hour named',

  enquiriesQuestion: 'Are enquiries growing, and for what?',
  enquiriesNote: 'Contact form messages per day, by interest',
  hoursQuestion: 'Which hours are full?',
  hoursNote: 'Visits booked by slot, next 7 days',
  gapsQuestion: 'What is missing on the site?',
  gapsNote: 'Every project page has nine parts. Hollow squares are empty, half squares are short of the minimum.',
  findingsQuestion: 'What do the registrations lack?',
  findingsWarn: 'The publish gate is set to warn, so nothing is held back',
  findingsBlock: 'The publish gate holds back every change of these projects',
  moreFindings: (count: number) => (count === 1 ? 'And 1 more project.' : `And ${count} more projects.`),
  allProjects: 'All projects',
  recentEnquiries: 'Recent enquiries',
  visitsToday: 'Today’s visits',

  showNumbers: 'Show numbers',
  showChart: 'Show chart',
  noEnquiries: 'No enquiries in the last 30 days.',
  noEnquiriesYet: 'No enquiries yet.',
  noVisitsToday: 'No visits today.',
  noGaps: 'Nothing: every page on the site is complete.',
  pagesInWords: ({ shown, announced }: { shown: number; announced: number }) =>
    `${shown - announced} of the ${shown} projects on the site have such a page; ${announced} ${announced === 1 ? 'is' : 'are'} only announced.`,
}
