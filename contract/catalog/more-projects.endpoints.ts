import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { pathName, recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { projectOnTheWire } from './projects.endpoints.ts'
import { Project } from './projects.schema.ts'

/** Lists whose first projects are part of a page; the rest is loaded on demand. */
const PROJECT_LISTS = ['projects', 'exclusive', 'category', 'menu'] as const
export type ProjectList = (typeof PROJECT_LISTS)[number]

const MoreProjects = z.object({ projects: z.array(Project), total: z.int() })

/**
 * Returns more projects of a list, starting at `skip`. `categoryName` is `ANY_CATEGORY` for lists that mix categories.
 */
export const listMoreProjects = endpoint({
  method: 'GET',
  path: '/Home/GetMoreProjects/{list}/{categoryName}/{skip}',
  access: 'anyone',
  params: {
    list: z.enum(PROJECT_LISTS, catalogChangesMessages.unknownList),
    categoryName: pathName(catalogChangesMessages.categoryRequired),
    skip: recordId(catalogChangesMessages.skipInvalid),
  },
  answer: enveloped(
    onTheWire(z.extend(MoreProjects, { projects: z.array(projectOnTheWire) }), {
      projects: 'productList',
      total: 'total',
    }),
  ),
})
