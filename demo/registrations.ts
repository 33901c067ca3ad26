import { siteDay } from '#contract/wire/site-time.ts'
import type { DemoProject, DemoRegistration } from './demo.types.ts'

type Described = Pick<
  DemoProject,
  'name' | 'routingName' | 'reraNumber' | 'city' | 'possessionDate' | 'handedOverDate' | 'handovers'
>

/** No registration is older, because RERA began in 2017. */
const FIRST_DAY = '2017-08-14'
const DAY_MS = 24 * 60 * 60_000

/** By routing name: registration dates on which texts or payments of the project depend. */
const REGISTERED_ON: Record<string, string> = {
  'kosi house': '2022-02-14',
  'ridgeview terraces': '2026-10-22',
  'canal walk': '2026-08-12',
}

/**
 * The registrations are invented and have no publish-gate findings, apart from the exceptions below. Empty for a
 * project without a demo registration number.
 */
export function registrationsOf(project: Described, today: Date): DemoRegistration[] {
  if (!project.reraNumber.includes('DEMO')) return []
  const inDays = (days: number) => siteDay(new Date(today.getTime() + days * DAY_MS))
  const [newest, ...earlier] = phasesOf(project)
  return [{ ...newest, ...exceptionOf(project, inDays) }, ...earlier]
}

function exceptionOf({ routingName }: Described, inDays: (days: number) => string): Partial<DemoRegistration> {
  switch (routingName) {
    case 'gomti terraces':
      return { collectionAccount: null }
    case 'kadamba villas':
      return { validUntil: inDays(40) }
    case 'sangam tower':
      return { validUntil: inDays(-17) }
    default:
      return {}
  }
}

/**
 * Returns one registration per tower of the ledger that is named, or one for the whole project. The last tower has the
 * number of the project and comes first; the others were registered together.
 */
function phasesOf(project: Described): [DemoRegistration, ...DemoRegistration[]] {
  const lines = project.handovers
    .filter(({ tower }) => tower !== null)
    .map(({ tower, promisedDate, handedOverDate }) => ({
      ...project,
      possessionDate: promisedDate ?? project.possessionDate,
      handedOverDate,
      covers: tower,
    }))
  const [first] = lines
  const newest = lines.pop()
  if (!first || !newest) return [registrationOf({ ...project, covers: null })]
  const registeredOn = registrationDay(first)
  const earlier = lines.map((line, nth) => ({ ...registrationOf(line, `-${nth + 1}`), registeredOn }))
  return [registrationOf(newest), ...earlier]
}

function registrationOf(phase: Described & { covers: string | null }, suffix = ''): DemoRegistration {
  const { name, reraNumber, city, covers, possessionDate, handedOverDate } = phase
  const serial = reraNumber.slice(-4)
  const [state] = reraNumber.split('-')
  return {
    covers,
    number: `${reraNumber}${suffix}`,
    authority: authorityOf(state, city),
    portalUrl: `https://${state?.toLowerCase()}-rera.example/projects/${serial}${suffix}`,
    registeredOn: registrationDay(phase),
    validUntil: `${possessionYear(phase) + 1}-06-30`,
    possessionDate,
    handedOverDate,
    collectionAccount: state === 'UP' ? `Yamuna Bank, ${city}, DEMO 0041 ${serial} 02` : null,
    promoter: `Plinth ${name} LLP`,
  }
}

function registrationDay(phase: Described) {
  const day = REGISTERED_ON[phase.routingName] ?? `${possessionYear(phase) - 4}-02-14`
  return day < FIRST_DAY ? FIRST_DAY : day
}

function possessionYear({ possessionDate }: Described) {
  return Number((possessionDate ?? '2030-12-31').slice(0, 4))
}

function authorityOf(state: string | undefined, city: string): DemoRegistration['authority'] {
  if (state === 'UP') return 'UP-RERA'
  if (state === 'DL') return 'Delhi RERA'
  return city === 'Gurugram' ? 'HARERA Gurugram' : 'HARERA Panchkula'
}
