import * as z from 'zod/mini'
import { optionalFlag, orNull, recordId } from '#contract/wire/fields.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import { PROJECT_FLAGS, PROJECT_STATUSES } from './catalog.constants.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { PartFill } from './project-parts.schema.ts'
import { ManagedProject } from './projects.schema.ts'

export const ListedProject = z.extend(
  z.pick(ManagedProject, {
    id: true,
    name: true,
    city: true,
    reraNumber: true,
    categoryId: true,
    categoryName: true,
    image: true,
    imageColour: true,
    status: true,
    isExclusive: true,
    isNewLaunch: true,
    isCompleted: true,
    isActive: true,
  }),
  {
    /**
     * When the project or one of its parts was last changed, except its selected features, whose changes have no stored
     * time.
     */
    changedAt: z.string(),
    parts: z.array(PartFill),
    /** Number of publish-gate findings that no exemption covers. */
    findings: z.int(),
  },
)
export type ListedProject = z.output<typeof ListedProject>

/** Counts all projects, independent of the filters. */
export const ProjectCounts = z.object({ all: z.int(), shown: z.int() })
export type ProjectCounts = z.output<typeof ProjectCounts>

export interface ProjectPage extends Page<ListedProject> {
  overall: ProjectCounts
}

/** If no column is selected, the list has the order of the site. */
export const PROJECT_COLUMNS = ['name', 'category', 'rera', 'status', 'parts', 'changed'] as const
export type ProjectColumn = (typeof PROJECT_COLUMNS)[number]

export const ProjectListFilters = z.object({
  categoryId: orNull(recordId(catalogChangesMessages.categoryRequired)),
  status: orNull(z.enum(PROJECT_STATUSES, catalogChangesMessages.statusUnknown)),
  isShown: orNull(optionalFlag()),
  flag: orNull(z.enum(PROJECT_FLAGS, catalogChangesMessages.flagUnknown)),
})
export type ProjectListFilters = z.output<typeof ProjectListFilters>

export const ProjectChoice = z.pick(ManagedProject, { id: true, name: true, isActive: true })
export type ProjectChoice = z.output<typeof ProjectChoice>

/** Options for the editor. Types, cities and states are those that projects already have. */
export const ProjectChoices = z.object({
  projects: z.array(ProjectChoice),
  types: z.array(z.string()),
  cities: z.array(z.string()),
  states: z.array(z.string()),
})
export type ProjectChoices = z.output<typeof ProjectChoices>
