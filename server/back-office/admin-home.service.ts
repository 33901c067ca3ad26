import type { AdminHome } from '#contract/back-office/dashboard.schema.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'

interface Countable {
  count(): PromiseLike<number>
}

interface Deps {
  projects: Pick<ProjectsService, 'listForStaff' | 'listCategories'>
  media: Countable
  enquiries: Countable
  appointments: Countable
  testimonials: Countable
  newsletter: Countable
}

/** The first screen of the back office: every project, and counts of everything else. */
export function createAdminHomeService({ projects, ...counted }: Deps) {
  return {
    async open(): Promise<AdminHome> {
      const [all, categories, others] = await Promise.all([
        projects.listForStaff(),
        projects.listCategories(),
        countAll(),
      ])
      return { projects: all, categories, counts: { projects: all.length, ...others } }
    },

    /** Counts of everything except projects. */
    countAll,
  }

  async function countAll() {
    const [mediaItems, enquiries, appointments, testimonials, subscribers] = await Promise.all([
      counted.media.count(),
      counted.enquiries.count(),
      counted.appointments.count(),
      counted.testimonials.count(),
      counted.newsletter.count(),
    ])
    return { mediaItems, enquiries, appointments, testimonials, subscribers }
  }
}

export type AdminHomeService = ReturnType<typeof createAdminHomeService>
