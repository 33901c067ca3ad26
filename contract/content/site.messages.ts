/** The public shell and the pages made of many capabilities. */
export const siteMessages = {
  slogan: 'On Time, Every Time',

  page: {
    home: 'Home',
    aboutUs: 'About Us',
    contactUs: 'Contact Us',
    media: 'Media',
    appointment: 'Book an Appointment',
    privacy: 'Privacy Policy',
    disclaimer: 'Disclaimer',
  },

  heading: {
    projects: 'Projects',
    propertiesByCategory: 'Properties By Category',
    initiatives: 'Our Initiatives',
    testimonials: 'Customer Speak',
    newsAndEvents: 'News & Events',
    banks: 'Banking Partners',
  },
  allFilms: (count: number) => `All ${count} films`,
  viewAllNews: 'View All News',
  bookVisit: 'Book a visit',
  customerSignIn: 'Customer sign-in',
  yourVisits: 'Your visits',
  searchProjects: 'Search projects',
  inTheNews: 'In the news',
  searchHint: 'Project, city, category',
  showMap: 'Show map',
  openMap: 'Open the map in a new tab',

  /** The spelling of a figure and its words is the specification's, word for word. */
  stats: {
    delivered: 'over 2 crore sq.ft delivered',
    ongoing: '22+ ongoing residential and commercial projects',
    experience: '28 years of trust and experience',
    awards: '50+ awards and achievements',
  },

  sector: {
    education: 'Education',
    skillIndia: 'Skill India',
    hospitality: 'Hospitality',
    filmProduction: 'Film Production',
  },

  philosophy: {
    teamwork: 'Teamwork',
    transparency: 'Transparency',
    tenacity: 'Tenacity',
  },

  /** Capitals are meant. */
  agree: 'AGREE',
  disclaimerNotice:
    'This website is for information only. It is not an offer for sale under the Real Estate (Regulation and Development) Act, 2016.',

  cookieNotice: 'This website stores a few settings in your browser so that it works well for you.',
  acceptCookies: 'Accept',

  notFound: {
    heading: "Oops! You're lost.",
    text: 'The page you are looking for was not found.',
  },
  forbidden: {
    heading: 'Invalid access!!!',
    /** 'recieved' is meant. */
    text: 'The page you are looking for is forbidden as wrong request is recieved at server, please try again.',
  },
  goToHome: 'Go to home',
}
