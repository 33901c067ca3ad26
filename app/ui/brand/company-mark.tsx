import type { Company, Logo } from '#contract/company/company.schema.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { useCompany } from '../../lib/company.ts'
import { Wordmark } from './wordmark.tsx'

/** The company's logo, or its name as a wordmark if there is no logo for the background. */
export function CompanyMark({ isDrawing = false }: { isDrawing?: boolean }) {
  return <LogoOf company={useCompany()} isDrawing={isDrawing} />
}

interface LogoOfProps {
  company: Pick<Company, 'name' | 'logoLight' | 'logoDark'>
  isDrawing?: boolean
}

/**
 * Renders a logo for light and one for dark backgrounds, of which CSS shows one. The wordmark replaces a missing logo.
 */
export function LogoOf({ company: { name, logoLight, logoDark }, isDrawing = false }: LogoOfProps) {
  const wordmark = <Wordmark name={name} isDrawing={isDrawing} />
  if (!logoLight && !logoDark) return wordmark
  const shown = (logo: Logo | null) =>
    logo ? (
      <img
        src={assetAddress(UPLOAD_FOLDER.logos, logo.file)}
        alt={name}
        width={logo.width}
        height={logo.height}
        className="logo"
      />
    ) : (
      wordmark
    )
  return (
    <>
      <span className="logo-on-light">{shown(logoLight)}</span>
      <span className="logo-on-dark">{shown(logoDark)}</span>
    </>
  )
}
