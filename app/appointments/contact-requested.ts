/** Hidden field of a form that has already asked for contact details; its next post is accepted without them. */
export const CONTACT_REQUESTED = 'contactAsked'
