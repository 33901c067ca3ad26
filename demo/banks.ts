import type { DemoBank } from './demo.types.ts'
import { stored } from './stored-files.ts'

export const banks: DemoBank[] = [
  { name: 'Yamuna Bank', logo: stored('bank-yamuna-bank.png') },
  { name: 'Kosh Housing', logo: stored('bank-kosh-housing.png') },
  { name: 'First Doab', logo: stored('bank-first-doab.png') },
  { name: 'Himgiri Finance', logo: stored('bank-himgiri-finance.png') },
  { name: 'Navdeep Bank', logo: stored('bank-navdeep-bank.png') },
  { name: 'Banyan Mutual', logo: stored('bank-banyan-mutual.png') },
  { name: 'Sarvam Home Loans', logo: stored('bank-sarvam-home-loans.png') },
  { name: 'Awadh Cooperative', logo: stored('bank-awadh-cooperative.png') },
  { name: 'Peepal & Sons', logo: stored('bank-peepal-sons.png') },
  { name: 'Meru Capital', logo: stored('bank-meru-capital.png') },
]
