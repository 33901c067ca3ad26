import type { ReactNode } from 'react'
import '../ui/media/picture.css'
import './account-frame.css'

const FILES = import.meta.glob<string>('./pictures/*.{avif,webp}', { eager: true, query: '?url', import: 'default' })

/** The widths that `pictures/make-pictures.ts` generates. */
const WIDTHS = [480, 720, 1080]
const SIZES = '(max-width: 899px) 100vw, 50vw'

interface AccountFrameProps {
  picture: 'towers' | 'estate' | 'pool' | 'lock'
  /** Large text on the image. */
  headline: ReactNode
  children: ReactNode
}

/** An image beside a form. The image is decorative, so its alt text is empty. */
export function AccountFrame({ picture, headline, children }: AccountFrameProps) {
  return (
    <div className="account-frame">
      <div className="account-picture on-ink">
        <picture>
          <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={SIZES} />
          <img
            className="picture picture-graded"
            src={FILES[`./pictures/${picture}-720.webp`]}
            srcSet={sourceSet(picture, 'webp')}
            sizes={SIZES}
            alt=""
            width={1080}
            height={1200}
            decoding="async"
            fetchPriority="high"
          />
        </picture>
        <p className="serif account-text">{headline}</p>
      </div>
      <div className="account-side">
        <div className="account-column">{children}</div>
      </div>
    </div>
  )
}

function sourceSet(picture: string, format: 'avif' | 'webp') {
  return WIDTHS.map((width) => `${FILES[`./pictures/${picture}-${width}.${format}`]} ${width}w`).join(', ')
}
