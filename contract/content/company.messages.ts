/** The texts about the company that the specification fixes; all others are content. */
export const companyMessages = { initiatives: 'Our Initiatives' }
