import { registerHooks } from 'node:module'

// Node parses the exports map of a package again for each of its modules. The map of drizzle-orm is so long that this
// took half of a process's start time, so relative imports inside the package are resolved here.
registerHooks({
  resolve(specifier, context, resolve) {
    const isInside = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
    if (!isInside || !specifier.endsWith('.js')) return resolve(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
