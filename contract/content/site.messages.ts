export const siteMessages = {
  page: {
    home: 'Home',
    find: 'Find',
    aboutUs: 'About Us',
    contactUs: 'Contact Us',
    media: 'Media',
    onTime: 'On time, the ledger',
    appointment: 'Book an Appointment',
    privacy: 'Privacy Policy',
    disclaimer: 'Disclaimer',
  },

  heading: {
    projects: 'Projects',
  },
  /** Label of the menu of pages added by staff. */
  morePages: 'More',
  bookVisit: 'Book a visit',
  customerSignIn: 'Customer sign-in',
  yourVisits: 'Your visits',
  searchProjects: 'Search projects',
  shortlist: 'Shortlist',
  cookieChoices: 'Cookie choices',
  showMap: 'Show map',
  openMap: 'Open the map in a new tab',

  disclaimerNotice:
    'This website is for information only. It is not an offer for sale under the Real Estate (Regulation and Development) Act, 2016.',

  notFound: {
    heading: "Oops! You're lost.",
    text: 'The page you are looking for was not found.',
  },
  forbidden: {
    heading: 'Invalid access!!!',
    /** 'recieved' is misspelled in the specification. */
    text: 'The page you are looking for is forbidden as wrong request is recieved at server, please try again.',
  },
  goToHome: 'Go to home',
}
