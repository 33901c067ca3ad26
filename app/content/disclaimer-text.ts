import type { Company } from '#contract/company/company.schema.ts'
import { salesPhone } from '#contract/company/company-contacts.ts'

export const RERA_NOTICE =
  'This website is informational. Nothing on it is an advertisement, an invitation or an offer for sale of any apartment, plot or building under the Real Estate (Regulation and Development) Act, 2016.'

export const RERA_ADVICE =
  'Each project carries its RERA registration number. Please read the project’s page on the website of the regulatory authority of its state, and the registered agreement for sale, before you decide.'

export function disclaimerText(company: Company) {
  return `
About this website

By using this website you accept what follows. If you do not, please do not rely on the website and ask us directly instead.

Pictures, plans and films

Pictures, walkthrough films and views are artist’s impressions or photographs of finished work, and are meant to give an idea. Furniture, planting, fittings and neighbouring buildings in them are not part of any unit unless the agreement lists them.

Plans are drawn for reading on a screen and are not to scale. Dimensions are taken between unfinished walls and may differ from the finished room by the tolerances named in the agreement.

Areas, prices and payment plans

Areas, prices, payment plans and availability change. Those in the registered agreement apply; those on this website are an indication on the day they were published. Taxes, registration and other charges of the authorities come on top where the law says so.

Dates

Stages and dates describe the programme as it stood when the page was last changed. The date of completion is the one declared to the regulatory authority and printed in the agreement.

Distances and surroundings

Distances are measured by road to the entrance named and rounded. Roads, metro lines and other public works shown as planned are the responsibility of the authorities that plan them.

Other websites

Links to other websites, embedded maps and films are there for your convenience. We do not control them and are not responsible for what they say or keep.

No liability

We check what we publish and correct mistakes when we hear of them. As far as the law allows, ${company.legalName} is not liable for decisions taken on the strength of this website alone. Nothing here limits the rights that the Act or an agreement gives you.

Law and contact

Indian law applies. Questions reach us ${contacts(company)}.
`
}

function contacts(company: Company) {
  const ways = [company.email, salesPhone(company)?.label].filter(Boolean).join(' or ')
  return ways ? `at ${ways}` : 'through our contact page'
}
