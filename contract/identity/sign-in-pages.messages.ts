/** Who each sign-in page is for, and the way to the other one. Staff pages are not linked from public pages. */
export const say = {
  customersOnly: 'For customers: see the visits you have booked.',
  ownersOnly: 'For business owners: see your plan and payments.',
  signUpForOwners: 'For business owners.',
  superAdminsOnly: 'For super admins, who also manage staff accounts.',

  isOwner: 'A business owner?',
  isCustomer: 'A customer?',
  ownerSignIn: 'Business sign in',
  customerSignIn: 'Customer sign in',
  ownerRefused: 'This page is for customers. Your account is a business account.',
  customerRefused: 'This page is for business owners. Yours is a customer account.',
  signInToAccount: 'Sign in to your account',
  superAdminReset: 'Lost your password? It is replaced at the server with npm run admin.',
}
