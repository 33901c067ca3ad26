export const testimonialsMessages = {
  /** In the specification, the screen has this name. */
  screen: 'Manage CSR',
  screenLead: 'The films in which customers speak, newest first on the home page.',
  addFilm: 'Add a film',
  editFilm: 'Edit film',
  preview: 'Preview of the film',
  noPreview: 'A link of the video host is shown here.',
  openFilm: 'Open the film in a new tab',
  nameRequired: 'Please enter the name.',
  videoLinkInvalid: 'Please enter the link of the video.',

  label: {
    video: 'Video',
    videoLink: 'Video Link',
  },
}
