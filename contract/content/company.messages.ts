/** The only specified message about the company; all other copy is edited by staff. */
export const companyMessages = { initiatives: 'Our Initiatives' }
