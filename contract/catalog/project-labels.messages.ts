/** In their own file so that public pages do not load them. */
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
