import type { ProjectName } from '#contract/catalog/projects.schema.ts'

export type BookableProject = Pick<ProjectName, 'name' | 'routingName' | 'categoryName' | 'city' | 'image'>
