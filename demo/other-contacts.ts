import { dayAfter, siteDay, siteMidnight } from '#contract/wire/site-time.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const visitors = `
Ashok Vohra, Renu Vohra, Sabiha Rizvi, Dinesh Thapliyal, Mohini Kaul, Parvez Alam, Lata Bisaria, Girish Nautiyal,
Jyoti Sodhi, Wasim Kidwai, Usha Parashar, Brijesh Tomar, Nargis Jafri, Hemant Dobriyal, Rekha Chadha, Tejpal Randhawa,
Shobha Dixit, Kamal Bahl
`
  .split(',')
  .map((name) => name.trim())

const readers = `
Alka Wadhwa, Prem Sagar, Zeenat Khan, Mukesh Uniyal, Sarita Dogra, Javed Rizvi, Bhavna Sahni, Lokesh Rathi, Anjali Vaid,
Firoz Beg, Madhu Kohli, Naveen Pathania
`
  .split(',')
  .map((name) => name.trim())

/** Projects without their own visiting hours, so that visitors can come on any day. */
const walkedTo = ['Suncourt', 'Kosi House', 'Lucknow Central', 'Rohini Central']

export interface DemoWalkIn {
  name: string
  mobileNumber: string
  email: string | null
  projectName: string
  createdAt: Date
}

/** People who came without a booking, one every fourth day. Every third of them leaves an email address. */
export function makeWalkIns(today: Date): DemoWalkIn[] {
  return visitors.map((name, nth) => ({
    name,
    mobileNumber: String(5_730_000_101 + nth),
    email: nth % 3 === 0 ? addressOf(name) : null,
    projectName: walkedTo[nth % walkedTo.length] ?? '',
    createdAt: new Date(
      Date.parse(siteMidnight(dayAfter(siteDay(today), -1 - 4 * nth))) + (11 + (nth % 6)) * hourMs + nth * 60_000,
    ),
  }))
}

/** People who requested a brochure by email, one every five days. */
export function makeBrochureRequests(today: Date) {
  return readers.map((name, nth) => ({
    email: addressOf(name),
    createdAt: new Date(today.getTime() - (2 + 5 * nth) * dayMs - (nth % 9) * hourMs),
  }))
}

/** Whether the nth enquiry was imported from a file: every fourth one of the 30 days that ended 5 days ago. */
export function isImportedEnquiry(nth: number, createdAt: Date, today: Date) {
  const daysAgo = (today.getTime() - createdAt.getTime()) / dayMs
  return nth % 4 === 0 && daysAgo > 5 && daysAgo < 35
}

function addressOf(name: string) {
  return `${name.toLowerCase().replace(' ', '.')}@visitor.example`
}
