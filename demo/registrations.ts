import { siteDay } from '#contract/wire/site-time.ts'
import type { DemoProjectInfo, DemoRegistration } from './demo.types.ts'

type Described = Pick<
  DemoProjectInfo,
  'name' | 'routingName' | 'reraNumber' | 'city' | 'possessionDate' | 'handedOverDate' | 'isCompleted'
>

/** RERA began in 2017. */
const FIRST_DAY = '2017-08-14'
const DAY_MS = 24 * 60 * 60_000

/**
 * Invented registrations, in order except of three: one that runs out in 40 days, one that ran out, and one without a
 * collection account. A project whose number is not known has none.
 */
export function registrationsOf(project: Described, today: Date): DemoRegistration[] {
  if (!project.reraNumber.includes('DEMO')) return []
  const whole = registrationOf(project)
  const inDays = (days: number) => siteDay(new Date(today.getTime() + days * DAY_MS))
  switch (project.routingName) {
    case 'suncourt':
      return [{ ...whole, covers: 'Sun 5 to Sun 10' }, ...SUNCOURT_HANDED_OVER.map((phase) => ({ ...whole, ...phase }))]
    case 'gomti terraces':
      return [
        { ...whole, covers: 'Blocks A and B' },
        { ...whole, covers: 'Block C', number: `${whole.number}-2`, collectionAccount: null },
      ]
    case 'kadamba villas':
      return [{ ...whole, validUntil: inDays(40) }]
    case 'sangam tower':
      return [{ ...whole, validUntil: inDays(-17) }]
    default:
      return [whole]
  }
}

const SUNCOURT_HANDED_OVER = ['2024-06-28', '2024-11-29', '2025-05-30', '2025-12-12'].map((handedOverDate, index) => ({
  covers: `Sun ${index + 1}`,
  number: `UP-RERA-DEMO-5530-${index + 1}`,
  portalUrl: `https://up-rera.example/projects/5530-${index + 1}`,
  registeredOn: '2019-03-11',
  validUntil: '2025-12-31',
  possessionDate: ['2024-06-30', '2024-12-31', '2025-06-30', '2025-12-31'][index] ?? null,
  handedOverDate,
}))

function registrationOf({ name, reraNumber, city, possessionDate, handedOverDate }: Described): DemoRegistration {
  const year = Number((possessionDate ?? '2030-12-31').slice(0, 4))
  const serial = reraNumber.slice(-4)
  const [state] = reraNumber.split('-')
  const registeredOn = `${year - 4}-02-14`
  return {
    covers: null,
    number: reraNumber,
    authority: authorityOf(state, city),
    portalUrl: `https://${state?.toLowerCase()}-rera.example/projects/${serial}`,
    registeredOn: registeredOn < FIRST_DAY ? FIRST_DAY : registeredOn,
    validUntil: `${year + 1}-06-30`,
    possessionDate,
    handedOverDate,
    collectionAccount: state === 'UP' ? `Yamuna Bank, ${city}, DEMO 0041 ${serial} 02` : null,
    promoter: `Plinth ${name} LLP`,
  }
}

function authorityOf(state: string | undefined, city: string): DemoRegistration['authority'] {
  if (state === 'UP') return 'UP-RERA'
  if (state === 'DL') return 'Delhi RERA'
  return city === 'Gurugram' ? 'HARERA Gurugram' : 'HARERA Panchkula'
}
