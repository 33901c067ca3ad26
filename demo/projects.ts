import { commercialProjects } from './commercial.ts'
import type { DemoProject } from './demo.types.ts'
import { itSezProjects } from './it-sez.ts'
import { residentialProjects } from './residential.ts'
import { completedResidentialProjects } from './residential-completed.ts'

export const projects: DemoProject[] = [
  ...residentialProjects,
  ...completedResidentialProjects,
  ...commercialProjects,
  ...itSezProjects,
]
