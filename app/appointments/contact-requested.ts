/** Hidden field of a form that has already requested contact details, so that it is then sent without them. */
export const CONTACT_REQUESTED = 'contactAsked'
