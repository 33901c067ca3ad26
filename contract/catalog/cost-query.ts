export const EXTRA_NAMES = ['with1', 'with2', 'with3'] as const

/** The field names of the cost form on a project page. Without JavaScript, they are its query parameters. */
export const COST_QUERY = ['home', 'in', 'of', 'price', 'buyer', ...EXTRA_NAMES, 'loan', 'rate', 'years'] as const
