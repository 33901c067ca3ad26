/** The back-office shell. Each screen's own words are with its capability. */
export const say = {
  sidebar: {
    dashboard: 'Dashboard',
    media: 'Manage Media',
    enquiries: 'Contacted',
    appointments: 'Booked Appointment',
    testimonials: 'Customer Speaks',
    subscribers: 'News Letter Subscription',
    features: 'Manage Features',
    content: 'Content',
  },
  account: 'Account',
  logout: 'Logout',
  welcome: 'Welcome',
}
