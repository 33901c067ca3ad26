/** The texts about the group that the specification fixes; the others are content. */
export const companyMessages = { initiatives: 'Our Initiatives' }
