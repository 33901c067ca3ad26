export const homeMessages = {
  propertiesByCategory: 'Properties By Category',
  exclusive: 'Exclusive projects',
  testimonials: 'Customer Speak',
  newsAndEvents: 'News & Events',
  banks: 'Banking Partners',
  allFilms: (count: number) => `All ${count} films`,
  viewAllNews: 'View All News',
}
