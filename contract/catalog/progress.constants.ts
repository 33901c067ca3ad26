/** The stages of construction, in order. Structure is measured in floors, the others in per cent. */
export const STAGES = ['Foundation', 'Structure', 'Brickwork', 'Services', 'Finishing', 'Handover'] as const
export type Stage = (typeof STAGES)[number]

export const MOST_FLOORS = 200

/** Per update. */
export const MOST_PHOTOGRAPHS = 12

/** Per project. */
export const MOST_PROGRESS_UPDATES = 1_000
export const MOST_HANDOVERS = 200

/** After this many days without a verified update, the page of a project under construction says so. */
export const USUAL_DAYS_BETWEEN_UPDATES = 45
