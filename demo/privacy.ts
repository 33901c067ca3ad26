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
