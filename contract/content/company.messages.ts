/** The only text about the company that the specification fixes; all others are content that staff edit. */
export const companyMessages = { initiatives: 'Our Initiatives' }
