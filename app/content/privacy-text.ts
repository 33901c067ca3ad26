import type { Company } from '#contract/company/company.schema.ts'
import { mainOffice } from '#contract/company/company-contacts.ts'

/** Shown until staff save their own policy. */
export function privacyText(company: Company) {
  return `
This policy says what ${company.legalName} learns about you when you use this website, why, for how long, and what you can ask of us. It covers the public pages, the forms on them and customer accounts.

What you give us

When you send an enquiry we keep your name, e-mail address, country code, mobile number, the category you are interested in and your message, together with the permission you gave us to answer by telephone and e-mail.

When you book a visit we keep the project, the purpose, whether you are already a customer, the tower and unit if you name them, the day and the hour, and the mobile number and e-mail address you leave.

When you ask for the newsletter we keep your e-mail address and nothing else. When you open an account we keep your name, the name of your business, your e-mail address and a password that we store only in a form nobody can read back. When you buy a plan we also keep the name on the card, your country, the brand and last four digits of the card, and your receipts.

What your visit tells us

Our server writes a line for every request: the time, the page and the outcome. It uses your network address to refuse abuse, such as many tries of a password, and does not build a profile of you. There are no advertising or analytics programs of other companies on these pages.

What is stored in your browser

The site remembers in your browser that you accepted the notice about stored settings and that you have read the disclaimer, and which project you opened last. If you sign in, it also keeps the sign-in there until you sign out or it expires and, with Remember Me, your e-mail address. You can delete all of it in your browser at any time; the site will simply ask again.

Why we use it

To answer you, to keep the hour you booked, to send the newsletter you asked for, to let you into your account, and to meet what the law asks of a developer. We do not use it for anything else, and we do not decide anything about you by a program alone.

Who else sees it

Our sales and customer care staff, and the companies that carry our e-mail, our server and, where you pay on the site, your card payment. They may use it only to do that work for us. Card numbers go to the payment company directly and never reach our server. We sell nothing on.

Videos and maps on our pages come from other companies and are loaded only when you choose to play or show them. From then on their own policies apply.

How long we keep it

Enquiries and bookings for three years after our last contact, newsletter addresses until you end the subscription, accounts until you close them, and whatever belongs to an agreement for as long as the law requires. Server logs are deleted after thirty days.

What you can ask of us

To see what we hold about you, to have it corrected or deleted, to have it sent to you, and to take back a permission you gave. Write to ${company.email ?? 'us'}; we answer within thirty days and ask only for what we need to know that it is you.

Children

The site is meant for people who may sign an agreement. We do not knowingly keep anything about anyone under eighteen.

Changes and contact

If this policy changes, the new text stands here before it applies. Questions and complaints reach us ${addresses(company)}. If our answer does not satisfy you, you may turn to the Data Protection Board of India.
`
}

function addresses(company: Company) {
  const lines = mainOffice(company)?.lines.join(', ')
  const ways = [company.email && `at ${company.email}`, lines && `by post at ${lines}`].filter(Boolean)
  return ways.join(' or ') || 'through our contact page'
}
