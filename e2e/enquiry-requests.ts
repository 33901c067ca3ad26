export const CALL = '**/api/Home/SaveContactUs/'
export const RULES = '**/assets/enquiry-*.js'
