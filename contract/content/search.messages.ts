export const searchMessages = {
  searchHint: 'Project, city, category',
  findByNeed: 'Find by bedrooms, budget and possession',
  inTheNews: 'In the news',
  nearestProjects: 'These come closest:',
  searchAdvice: 'Try a city, a category, or the first letters of a project’s name.',
}
