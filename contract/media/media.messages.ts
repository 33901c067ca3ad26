export const mediaMessages = {
  screen: 'Media details',
  screenLead: 'Press coverage, news and events.',
  addItem: 'Add media',
  editItem: 'Edit media',
  allMedia: 'All',
  chooseCategory: 'Choose a media category',
  numberOfEvents: 'Number of Events',

  /** Also shown for a saved testimonial. */
  saved: 'News and Events is added successfully',
  /** As specified, also shown for a deleted testimonial or plan. */
  deleted: 'Plans Deleted!',
  addedToHome: 'News is Added to HomePage',
  removedFromHome: 'News is Removed from HomePage',

  nameRequired: 'Please enter the title.',
  descriptionRequired: 'Please enter the description.',
  categoryUnknown: 'Please select one of the listed media categories.',
  dateTooEarly: 'Please enter a date from 1900 on.',
  unknownProject: 'The project of this item does not exist.',
  parameterNotWhole: 'The last part of the address must be a whole number.',

  label: {
    category: 'Select Media Category',
    title: 'Title',
    link: 'Link',
    bannerImage: 'Banner Image Upload',
    mediaType: 'Media Type',
    eventName: 'Event Name',
    isShownAtHome: 'Show at HomePage',
  },
}
