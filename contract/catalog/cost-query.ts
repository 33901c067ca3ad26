/** One name for each optional charge that a project can have. */
export const EXTRA_NAMES = ['with1', 'with2', 'with3'] as const

/** The names of the cost form on a project page, which are the keys of its address without scripts. */
export const COST_QUERY = ['home', 'in', 'of', 'price', 'buyer', ...EXTRA_NAMES, 'loan', 'rate', 'years'] as const
