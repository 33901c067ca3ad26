/** Posted by a form that has asked for a phone number or an address, so that it is sent without when both stay empty. */
export const CONTACT_ASKED = 'contactAsked'
