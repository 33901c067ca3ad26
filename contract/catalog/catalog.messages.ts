export const catalogMessages = {
  comingSoonMessage: "We're working on something amazing. Stay tuned!",
  comingSoonInMenu: 'Coming Soon',
  /** 'Comming' is misspelled in the specification. */
  comingSoonOnCard: 'Comming Soon',
  noProjects: 'No projects found.',
  /** `kind` is a category name as used in a sentence, followed by a space; empty for all projects. */
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
