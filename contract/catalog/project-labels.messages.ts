/** Labels for the back office and the accounts. In their own file, because public pages do not show them. */
export const projectLabelsMessages = {
  projectName: 'Project Name',
  projectAddress: 'Project Address',
  bannerImage: 'Banner Image',
  projectVideo: 'Project Video',
  projectOverview: 'Project Overview',
  projectImage: 'Project Image',
  projectState: 'Project State',
  projectDescription: 'Project Description',
  isExclusive: 'Exclusive',
  featureName: 'Feature Name',
  feature: 'Feature',
}
