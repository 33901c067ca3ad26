import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { useCompany } from '../lib/company.ts'
import { CompanyMark } from '../ui/brand/company-mark.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { Toasts } from '../ui/overlay/toasts.tsx'
import type { loadSignInPicture } from './sign-in-picture.ts'
import './admin-sign-in.css'

/** The image covers the full height of the window, so a landscape image must be wider than its column. */
const SIZES = '(max-width: 899px) 100vw, max(58vw, 160vh)'

type AdminSignInFrameProps = { title: string; lead: string; children: ReactNode }

export function AdminSignInFrame({ title, lead, children }: AdminSignInFrameProps) {
  const { name } = useCompany()
  return (
    <main id="main" tabIndex={-1} className="admin-sign-in">
      <div className="admin-sign-in-side">
        <div>
          <Link to="/home" className="admin-sign-in-home" aria-label={name}>
            <CompanyMark />
          </Link>
          <h1>{title}</h1>
          <p className="admin-sign-in-lead">{lead}</p>
          {children}
        </div>
      </div>
      <SidePicture />
      <Toasts />
    </main>
  )
}

function SidePicture() {
  const picture = useLoaderData<typeof loadSignInPicture>()
  if (!picture) {
    return (
      <div className="admin-sign-in-ink on-ink" aria-hidden="true">
        <CompanyMark />
      </div>
    )
  }
  const { file, caption } = picture
  return (
    <figure className="admin-sign-in-picture on-ink">
      <Picture src={assetAddress(UPLOAD_FOLDER.images, file)} alt="" width={1920} height={1200} sizes={SIZES} isEager />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

export function AdminWarnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <div role="alert">
      {warnings.length > 0 && (
        <div className="admin-sign-in-warnings">
          <Icon of={TriangleAlert} size={18} />
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
