export const STATUS_TONE = { active: 'good', pastDue: 'warning', cancelled: 'bad' } as const
