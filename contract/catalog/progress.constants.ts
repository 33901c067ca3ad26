/** In the order of construction. Structure is measured in floors, the others as a percentage. */
export const STAGES = ['Foundation', 'Structure', 'Brickwork', 'Services', 'Finishing', 'Handover'] as const
export type Stage = (typeof STAGES)[number]

export const MOST_FLOORS = 200

/** Maximum number per update. */
export const MOST_PHOTOGRAPHS = 12

/** Both maximums are per project. */
export const MOST_PROGRESS_UPDATES = 1_000
export const MOST_HANDOVERS = 200

/**
 * After this many days without a verified update, the page of a project under construction says so. Followers get no
 * emails about older updates.
 */
export const USUAL_DAYS_BETWEEN_UPDATES = 45
