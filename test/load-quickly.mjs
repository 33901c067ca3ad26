import { registerHooks } from 'node:module'

// Node reads the list of what a package exports again for each of its modules. That of drizzle-orm is so long that
// half the start of a process went into it.
registerHooks({
  resolve(specifier, context, resolve) {
    const isInside = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
    if (!isInside || !specifier.endsWith('.js')) return resolve(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
