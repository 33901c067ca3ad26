/** Messages of the accounts screen in the back office, except those for customers. */
export const staffMessages = {
  groups: 'Kinds of accounts',
  customers: 'Customers',
  owners: 'Business owners',
  staff: 'Staff',

  ownersLead: 'Business owners who signed up on the website.',
  ownersList: 'Business owners, newest first',
  ownerUnknown: 'There is no such business owner.',
  ownerBlocked: 'The business owner is blocked and signed out everywhere. The subscription goes on.',
  ownerUnblocked: 'The business owner may sign in again.',
  ownerClosed: 'This account was closed by its owner and cannot be opened again.',

  staffLead: 'People who can sign in to the back office.',
  staffList: 'Staff, newest first',
  staffUnknown: 'There is no such staff account.',
  staffBlocked: 'The account is blocked and signed out everywhere.',
  staffUnblocked: 'The account may sign in again.',
  roleChanged: 'The role is changed. The account must sign in again.',
  staffRemoved: 'The account is removed. Its lines in the activity log stay.',
  staffIsBlocked: 'This account is blocked. Let it in again first.',
  passwordChosen: 'This account has chosen a password already.',

  onlySuperAdmins: 'Only a super admin may change this account.',
  notYourself: 'This cannot be done to your own account.',
  lastAdmin: 'This is the last admin who can sign in. Make another one first.',
  roleUnknown: 'Please choose a role.',

  invite: 'Invite staff',
  role: 'Role',
  roleName: { SuperAdmin: 'Super admin', Admin: 'Admin', Editor: 'Editor', Sales: 'Sales' },
  /** What each role may do, in one line. */
  roleRights: {
    SuperAdmin: 'Everything an admin may do, and managing admins.',
    Admin: 'Everything: website, sales, accounts, company, payments.',
    Editor: 'The website: projects, media, testimonials, banks and texts.',
    Sales: 'Leads, enquiries, booked visits and newsletter subscribers.',
  },
  changeRole: 'Change role',
  changeRoleTitle: (name: string) => `Role of ${name}`,
  changeRoleText: 'The change takes effect at once: the account is signed out everywhere.',
  saveRole: 'Save role',
  you: 'You',
  twoStep: 'Two-step',
  on: 'On',
  off: 'Off',
  remove: 'Remove account',
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeText:
    'The account and its sessions are deleted at once. What it did stays in the activity log. Its leads are left without an owner.',
  removeSecondFactor: 'Turn off two-step sign-in',
  chooseOwn: 'Choose your own password',
}
