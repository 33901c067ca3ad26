export const catalogMessages = {
  comingSoonMessage: "We're working on something amazing. Stay tuned!",
  comingSoonInMenu: 'Coming Soon',
  /** Two m: the spelling of the home page's cards is meant. */
  comingSoonOnCard: 'Comming Soon',
  noProjects: 'No projects found.',
  nearestProjects: 'These come closest:',
  searchAdvice: 'Try a city such as Noida, a category, or the first letters of a project’s name.',
  /** 'kind' is a category's name as it reads inside a sentence, followed by a blank. */
  allProjects: (count: number, kind = '') => `All ${count} ${kind}projects`,
  knowMore: 'know more',
  downloadBrochure: 'Download Brochure',

  label: {
    project: 'Project',
    projectName: 'Project Name',
    projectAddress: 'Project Address',
    reraNumber: 'RERA Number',
    type: 'Type',
    category: 'Category',
    city: 'City',
    bannerImage: 'Banner Image',
    projectVideo: 'Project Video',
    projectOverview: 'Project Overview',
    projectImage: 'Project Image',
    projectState: 'Project State',
    projectDescription: 'Project Description',
    status: 'Status',
    possessionDate: 'Possession',
    isExclusive: 'Exclusive',
    featureName: 'Feature Name',
    feature: 'Feature',
  },
}
