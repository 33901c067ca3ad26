export const catalogMessages = {
  comingSoonMessage: "We're working on something amazing. Stay tuned!",
  comingSoonInMenu: 'Coming Soon',
  /** Two m: the spelling of the home page's cards is meant. */
  comingSoonOnCard: 'Comming Soon',
  noProjects: 'No projects found.',
  /** 'kind' is a category's name as it reads inside a sentence, followed by a blank. */
  allProjects: (count: number, kind = '') => `All ${count} ${kind}projects`,
  knowMore: 'know more',
  downloadBrochure: 'Download Brochure',

  label: {
    project: 'Project',
    reraNumber: 'RERA Number',
    type: 'Type',
    category: 'Category',
    city: 'City',
    status: 'Status',
    possessionDate: 'Possession Date',
  },
}
