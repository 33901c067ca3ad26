/** Titles of the pages outside the back office, by route. `pageMeta` appends the company name. */
export const PAGE_TITLES = {
  home: 'Home',
  'products/:categoryName?': 'Projects',
  'product/:categoryName/:projectName': 'Project',
  find: 'Find',
  aboutus: 'About Us',
  contactus: 'Contact Us',
  media: 'Media',
  'appointment-book': 'Book an Appointment',
  privacy: 'Privacy Policy',
  disclamer: 'Disclaimer',
  search: 'Search',
  shortlist: 'Shortlist',
  compare: 'Compare',
  newsletter: 'Newsletter',
  'subscription/:token': 'Your Subscription',
  'visit/:token': 'Your Visit',
  follow: 'Follow',
  brochure: 'Brochure',
  'on-time': 'On time, the ledger',
  'your-data': 'Your Data',
  'your-data/:token': 'What We Hold',
  signin: 'Sign In',
  'businessowner/signin': 'Business Sign In',
  signup: 'Sign Up',
  verify: 'Verify Your Email',
  subscriptions: 'Subscriptions',
  forgotpassword: 'Forgot Password',
  resetpassword: 'Reset Password',
  undo: 'Undo a Change',
  parts: 'Parts',
  /** Only used while a page added by staff loads, because that page has its own title. */
  ':pageAddress': '',
  '*': 'Page Not Found',

  '404': 'Page Not Found',
  'opening-soon': 'Opening Soon',
  forbidden: 'Invalid Access',

  'customer/job/list': 'Your Account',
  'businessowner/dashboard': 'Business Owner',
  'businessowner/card': 'Change Card',
} as const

export type PageAddress = keyof typeof PAGE_TITLES

export function pageTitle(address: PageAddress): string {
  return PAGE_TITLES[address]
}

export function titleOfRoute(id: string | undefined) {
  return isPageAddress(id) ? pageTitle(id) : ''
}

function isPageAddress(id: string | undefined): id is PageAddress {
  return id !== undefined && Object.hasOwn(PAGE_TITLES, id)
}
