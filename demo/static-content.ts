import type { DemoStaticContent } from './demo.types.ts'

// Headings are short lines without a full stop, each followed by an empty line.
export const privacy = `Who we are

Plinth Group, Plinth House, 14 Demo Marg, Sector 10, Rohini, New Delhi 110085, decides why and how your personal data is used on this site. In the words of the Digital Personal Data Protection Act, 2023 we are the data fiduciary and you are the data principal. This notice says what we collect, why, for how long, and what you can ask of us.

Last changed on 16 November 2026.

What we collect

When you write to us: your name, e-mail address, country code and mobile number, the kind of project you are interested in, and your message.

When you book a visit: the project, purpose, date and hour, your mobile number and e-mail address, and, if you are already a customer, your tower and unit.

When you ask for the newsletter: your e-mail address.

When you create an account: your name, business name, e-mail address and a password, of which we keep only a one-way hash. If you buy a plan, you give the name on the card and your country, which we pass to our payment provider with your e-mail address. The provider takes your card details and tells us only what became of the payment, the amount, a reference, and the brand and last four digits of the card.

When you use the site: the time, the page and, if you are signed in, the number of your account, kept in server logs. Your network address is used to refuse abuse, such as many tries of a password, and is not written to the logs.

Why we use it

To answer you, to keep the hour you booked, to send the newsletter you asked for, to run your account and your plan, to keep the site safe, and to meet duties that the law puts on us, such as tax records. We rely on your consent for enquiries, visits and the newsletter, and on the legitimate uses named in section 7 of the Act for the rest.

We do not sell personal data. We do not build advertising profiles. No decision about you is taken by a machine alone.

Calls and messages

If you tick the authorisation on the contact form, we may call, message or e-mail you about your enquiry, even if your number is registered as Do Not Disturb. We call between ten in the morning and seven in the evening. Say stop and we stop.

Cookies and browser storage

The site keeps a few values in your browser: that you have read the disclaimer, that you have accepted this notice about cookies, the last project you opened and, if you sign in, your session and, with Remember Me, your e-mail address. They are needed for the site to work as you expect. We count requests, without cookies and without identifying you. Maps and films load from their own hosts only when you open them, and those hosts may then set cookies of their own.

Who else sees it

Companies that host our servers, deliver our mail and take card payments work for us under contract and may use the data only for that purpose. Our project teams see what concerns their project. Authorities receive data where the law requires it. Nobody else does.

Some of these companies may process data outside India. We use them only in countries to which the Central Government has not restricted transfer.

How long we keep it

Enquiries and visit records: two years after our last contact. Newsletter addresses: until you unsubscribe, and then only on a list that keeps us from writing again. Accounts: until you close them. Receipts: eight years, as tax law asks. Server logs: ninety days.

How we protect it

Data travels encrypted, passwords are hashed, access is limited to those who need it and recorded. If a breach affects you, we tell you and the Data Protection Board of India without delay, what happened, what it may mean and what we have done.

Your rights

You may ask what data we hold about you and with whom it was shared. You may have it corrected, completed, updated or erased. You may withdraw consent as easily as you gave it; what was done before remains lawful. You may name another person to exercise these rights if you die or can no longer act. You may complain to us and, if our answer does not satisfy you, to the Data Protection Board of India.

To use a right, write to hello@plinthgroup.example from the address concerned, or to the office by post. We answer within thirty days and charge nothing. Please do not send identity papers unless we ask for them.

Children

The site is meant for adults. We do not knowingly collect data of anyone under eighteen without the verifiable consent of a parent or guardian, and we do not track or target children. If you believe a child has written to us, tell us and we delete it.

Grievance officer

The Grievance Officer, Plinth Group, Plinth House, 14 Demo Marg, Sector 10, Rohini, New Delhi 110085. E-mail hello@plinthgroup.example, telephone +91 11 0000 1998, Monday to Friday, ten to six. Complaints are acknowledged within forty-eight hours and answered within thirty days.

Changes to this notice

If we change something that matters, we say so on the home page for thirty days and, if you have an account or receive the newsletter, by e-mail. Earlier versions are available on request. You may ask for this notice in English or in any language of the Eighth Schedule to the Constitution.

Demonstration

Plinth Group is an invented company. Please do not enter real personal data on a demonstration site.`

export const termsAndConditions = `About these terms

These terms govern your use of the Plinth Group website and of the accounts for business owners sold through it (together, the service). They are an agreement between you and Plinth Group, Plinth House, 14 Demo Marg, Sector 10, Rohini, New Delhi 110085. By using the site or creating an account you accept them. If you do not, please do not use the service.

Last changed on 16 November 2026.

Information, not an offer

The site describes projects that are built, under construction or planned. Nothing on it is an advertisement, an invitation or an offer for sale under the Real Estate (Regulation and Development) Act, 2016. Pictures are artist’s impressions. Areas are carpet areas as defined in that Act unless we say otherwise.

A unit is sold only by a written agreement for sale. Where the site and the agreement differ, the agreement prevails. Before you decide, please read the project’s page on the website of the real estate regulatory authority of the state.

Enquiries, visits and newsletters

When you send a message, book a visit or ask for the newsletter, you confirm that the details are yours and correct. A booked hour is held for you; it is not a reservation of a unit. Site visits follow the safety instructions of the site office. Children under twelve are welcome in the show homes but not on the scaffolding side of the fence.

If you tick the authorisation on the contact form, we may call, message or e-mail you about that enquiry even if your number is on a Do Not Disturb register. You may withdraw this at any time.

Your account

To buy a subscription you need an account with a verified e-mail address. Keep your password to yourself and tell us at once if someone else may know it. You must be eighteen or older and able to contract. If you act for a business, you confirm that you may bind it.

We may suspend an account that is used to harm others, to break the law or to disturb the service. We say why, unless the law forbids it.

Subscription plans and payment

Without a plan an account is free for as long as you like: a dashboard, your profile and a calendar. Every plan opens the same account and adds receipts, a confirmation of each payment by e-mail and the dates of your payments in the calendar; plans differ only in their price, which you choose by the size of your business. The price is shown before you pay and charged to your card at the start of each period, monthly or yearly as the plan says, until you cancel. It includes every tax we charge, and the receipt names it. Card payments are taken by our payment provider; we never see or store your card number.

You may cancel on your dashboard at any time. The plan then runs to the end of the paid period and does not renew, and until then you can take the cancellation back. If your bank wants your approval for a payment, nothing is charged until you have given it.

We refund a payment in full when it was taken twice, taken after cancellation, or taken for a period in which the service was not available for more than seventy-two hours in a row. Other periods already begun are not refunded.

We tell you at least thirty days before a price changes. If you do not agree, cancel before the change and the old price holds until your period ends.

Closing your account

You can close your account on your dashboard at any time. Your plan then ends at once, nothing more is charged, and the rest of the paid period is not refunded. Your name, company, address and picture are erased. Receipts are kept, as tax law asks.

Fair use

Please do not try to enter parts of the service that are not meant for you, copy the site wholesale by automatic means, send other people’s details without their consent, or upload anything unlawful. We may remove such content and limit such access.

Names, pictures and drawings

Texts, pictures, plans and the Plinth name and mark belong to Plinth Group or to those who let us use them. You may print or save pages for your own use. Any other use needs our written consent.

Links to other sites

The site links to maps, films and newspapers that we do not run. Their own terms apply there. A link is not a recommendation.

Availability and changes

We try to keep the service available at all hours and announce planned work in advance. We may change or end parts of it; for paid parts we give at least thirty days’ notice and refund what remains of the period.

Liability

We are liable without limit for fraud, for wilful misconduct and where the law does not allow a limit. Otherwise our liability for the paid service is limited to the amount you paid in the twelve months before the event, and we are not liable for lost profit or indirect loss. Your rights as a consumer under the Consumer Protection Act, 2019 and as an allottee under the Real Estate (Regulation and Development) Act, 2016 are not affected.

Complaints

Write to hello@plinthgroup.example or to the grievance officer named in the privacy policy. We acknowledge a complaint within forty-eight hours and answer it within thirty days.

Law and courts

These terms are governed by the laws of India. The courts of Delhi have jurisdiction, without taking away any right you have to go to a consumer commission or a regulatory authority elsewhere.

Demonstration

Plinth Group is an invented company. The site, its projects, people, prices and registration numbers exist to show the product at work.`

export const staticContent: DemoStaticContent = { termsAndConditions, privacy }
