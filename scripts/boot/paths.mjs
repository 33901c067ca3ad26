export const root = new URL('../../', import.meta.url)

export const fromRoot = (path) => new URL(path, root)
