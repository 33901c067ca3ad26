export const say = {
  /** The screen is called so; the word CSR is meant. */
  screen: 'Manage CSR',
  nameRequired: 'Please enter the name.',
  videoLinkInvalid: 'Please enter the link of the video.',

  label: {
    video: 'Video',
    videoLink: 'Video Link',
  },
}
