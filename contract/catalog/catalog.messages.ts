export const catalogMessages = {
  comingSoonMessage: "We're working on something amazing. Stay tuned!",
  comingSoonInMenu: 'Coming Soon',
  /** The double m on the cards of the home page is in the specification. */
  comingSoonOnCard: 'Comming Soon',
  noProjects: 'No projects found.',
  /** 'kind' is the name of a category as used inside a sentence, followed by a space. */
  allProjects: (count: number, kind = '') => (count === 1 ? `1 ${kind}project` : `All ${count} ${kind}projects`),
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
