import type { ManagedRegistration } from '#contract/catalog/registrations.schema.ts'
import { qrPath } from '#server/qr-path.ts'
import type { ProjectsService } from './projects.service.ts'
import type { RegistrationRow, RegistrationsRepository } from './registrations.repository.ts'

interface Deps {
  registrations: RegistrationsRepository
  projects: Pick<ProjectsService, 'requireVisible'>
}

export function createRegistrationsService({ registrations, projects }: Deps) {
  return {
    async listForStaff(projectId: number) {
      await projects.requireVisible(projectId, true)
      return (await registrations.findOf([projectId])).map(withQr)
    },

    /** Returns the QR code of the portal link as an SVG image. Null if there is no link that visitors may see. */
    async qrImage(registrationId: number) {
      const link = await registrations.findPublicLink(registrationId)
      return link === null ? null : asSvg(qrPath(link))
    },
  }
}

export type RegistrationsService = ReturnType<typeof createRegistrationsService>

export function withQr(registration: RegistrationRow): ManagedRegistration {
  return { ...registration, qr: registration.portalUrl === null ? null : qrPath(registration.portalUrl) }
}

function asSvg({ path, size }: ReturnType<typeof qrPath>) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
}
