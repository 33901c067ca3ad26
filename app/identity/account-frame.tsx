import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { AccountImageField } from '#contract/company/company-limits.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Picture } from '../ui/media/picture.tsx'
import type { loadAccountImages } from './account-images.ts'
import './account-frame.css'

/** CSS crops the image to 9:10 and enlarges it to fill its column, so the file must be wider than the visible part. */
const SIZES = '(max-width: 899px) 178vw, max(89vw, 160vh)'

interface AccountFrameProps {
  picture: AccountImageField
  headline: ReactNode
  children: ReactNode
}

/** The image is decorative, so its alt text is empty. */
export function AccountFrame({ picture, headline, children }: AccountFrameProps) {
  const file = useLoaderData<typeof loadAccountImages>()[picture]
  return (
    <div className="account-frame">
      <div className="account-picture on-ink">
        {file && (
          <Picture
            src={assetAddress(UPLOAD_FOLDER.images, file)}
            alt=""
            width={1920}
            height={1200}
            sizes={SIZES}
            isEager
          />
        )}
        <p className="serif account-text">{headline}</p>
      </div>
      <div className="account-side">
        <div className="account-column">{children}</div>
      </div>
    </div>
  )
}
