import type { AdminHome } from '#contract/content/content.schema.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import type { AdminHomeRepository } from './admin-home.repository.ts'

interface Countable {
  count(): PromiseLike<number>
}

interface Deps {
  adminHome: AdminHomeRepository
  projects: Pick<ProjectsService, 'listCategories'>
  media: Countable
  enquiries: Countable
  appointments: Countable
  testimonials: Countable
  newsletter: Countable
}

/** What the back office opens with: every project and the size of everything else. */
export function createAdminHomeService({ adminHome, projects, ...counted }: Deps) {
  return {
    async open(): Promise<AdminHome> {
      const [all, categories, mediaItems, enquiries, appointments, testimonials, subscribers] = await Promise.all([
        adminHome.findProjects(),
        projects.listCategories(),
        counted.media.count(),
        counted.enquiries.count(),
        counted.appointments.count(),
        counted.testimonials.count(),
        counted.newsletter.count(),
      ])
      const counts = { projects: all.length, mediaItems, enquiries, appointments, testimonials, subscribers }
      return { projects: all, categories, counts }
    },
  }
}

export type AdminHomeService = ReturnType<typeof createAdminHomeService>
