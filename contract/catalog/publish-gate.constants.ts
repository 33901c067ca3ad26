/** `warn` only shows findings to staff; `block` keeps projects with findings from being published. */
export const GATE_MODES = ['off', 'warn', 'block'] as const
export type GateMode = (typeof GATE_MODES)[number]

export const DEFAULT_GATE_MODE: GateMode = 'warn'

/** The table `publish_gate` has a single row. */
export const PUBLISH_GATE_ID = 1

export const GATE_RULES = [
  'rera-number',
  'rera-authority',
  'rera-link',
  'rera-validity-missing',
  'rera-validity-over',
  'rera-validity-soon',
  'rera-all-handed-over',
  'up-collection-account',
  'up-qr',
  'price-without-area',
  'picture-claim',
] as const
export type GateRule = (typeof GATE_RULES)[number]

export const LONGEST_EXEMPTION_DAYS = 365
