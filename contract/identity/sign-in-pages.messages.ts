export const signInPagesMessages = {
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
  superAdminReset: 'Lost your password? The person who runs the server can give you a new one.',
}
