import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCompany } from '../lib/company.ts'
import { CompanyMark } from '../ui/brand/company-mark.tsx'
import { Icon } from '../ui/icon.tsx'
import { Toasts } from '../ui/overlay/toasts.tsx'
import '../ui/media/picture.css'
import './admin-sign-in.css'

const FILES = import.meta.glob<string>('./admin-pictures/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The widths that `admin-pictures/make-picture.ts` generates. */
const WIDTHS = [480, 840, 1200]
const SIZES = '(max-width: 899px) 100vw, 58vw'

type AdminSignInFrameProps = { title: string; lead: string; children: ReactNode }

/** Layout of the staff sign-in: a form in five columns, an image in seven. */
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
      <figure className="admin-sign-in-picture on-ink">
        <picture>
          <source type="image/avif" srcSet={sourceSet('avif')} sizes={SIZES} />
          <img
            className="picture picture-graded"
            src={FILES['./admin-pictures/elite-one-840.webp']}
            srcSet={sourceSet('webp')}
            sizes={SIZES}
            alt=""
            width={1200}
            height={1284}
            decoding="async"
          />
        </picture>
        <figcaption>Elite One, Noida</figcaption>
      </figure>
      <Toasts />
    </main>
  )
}

function sourceSet(format: 'avif' | 'webp') {
  return WIDTHS.map((width) => `${FILES[`./admin-pictures/elite-one-${width}.${format}`]} ${width}w`).join(', ')
}

/** Messages about the last attempt, above the staff forms. */
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
