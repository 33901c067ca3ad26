import type * as z from 'zod/mini'

export type Declared = (value: unknown) => unknown

/**
 * Drops from a value what its schema does not declare, as writing it for the wire and reading it back would, without
 * checking it once more: it comes from our own code, whose types were checked against the same schema.
 */
export function declaredBy(schema: z.core.$ZodType): Declared {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'pipe':
      return declaredBy(def.out)
    case 'nullable':
    case 'optional': {
      const inner = declaredBy(def.innerType)
      return inner === asItIs ? asItIs : (value) => (value == null ? value : inner(value))
    }
    case 'array': {
      const element = declaredBy(def.element)
      return element === asItIs ? asItIs : (value) => (value as unknown[]).map(element)
    }
    case 'object':
      return fieldsOf(Object.entries(def.shape).map(([name, field]) => [name, declaredBy(field)]))
    default:
      return asItIs
  }
}

const asItIs: Declared = (value) => value

function fieldsOf(fields: [name: string, declared: Declared][]): Declared {
  return (value) => {
    const given = value as Record<string, unknown>
    const taken: Record<string, unknown> = {}
    for (const [name, declared] of fields) {
      if (given[name] !== undefined) taken[name] = declared(given[name])
    }
    return taken
  }
}
