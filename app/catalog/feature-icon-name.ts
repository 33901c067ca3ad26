/** The first matching pattern decides, so specific ones must precede general ones. */
export function iconNameOf(name: string) {
  return ICONS.find(([pattern]) => pattern.test(name))?.[1] ?? 'building-2'
}

const ICONS: readonly (readonly [RegExp, string])[] = [
  [/metro|train|station/i, 'train-front'],
  [/charg|\bEVs?\b/i, 'ev-charger'],
  [/power|electric|back-?up/i, 'zap'],
  [/park(ing)?\b.*bay|parking|garage/i, 'square-parking'],
  [/door phone|video/i, 'video'],
  [/security|cctv|guard|gate/i, 'cctv'],
  [/solar|sun/i, 'sun'],
  [/sewage|reuse|recycl|waste/i, 'recycle'],
  [/rain|water/i, 'droplets'],
  [/food|dining|restaurant|caf[eé]/i, 'utensils'],
  [/step-free|access|ramp/i, 'accessibility'],
  [/lift|loading|service/i, 'truck'],
  [/pool|swim/i, 'waves'],
  [/gym|fitness/i, 'dumbbell'],
  [/cr[eè]che|child|play|kids/i, 'baby'],
  [/badminton|squash|tennis|sport|court/i, 'trophy'],
  [/walk|jog|loop|track/i, 'footprints'],
  [/hall|community|club/i, 'users'],
  [/read|librar|study/i, 'book-open'],
  [/lobby|lounge/i, 'sofa'],
  [/gas/i, 'flame'],
  [/fibre|internet|wi-?fi/i, 'wifi'],
  [/conference|meeting|business/i, 'presentation'],
  [/arcade|shop|retail|market/i, 'store'],
  [/garden|green|tree|park|lawn/i, 'trees'],
  [/fence|wall/i, 'fence'],
]
