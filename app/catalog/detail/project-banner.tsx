import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { categoryAddress } from '../project-address.ts'
import './project-banner.css'

interface ProjectBannerProps {
  name: string
  city: string
  categoryName: string
  image: string
  colour: string | null
}

export function ProjectBanner({ name, city, categoryName, image, colour }: ProjectBannerProps) {
  return (
    <header className="project-banner">
      <Picture
        src={assetAddress(UPLOAD_FOLDER.banners, image)}
        alt={`${name}, ${city}`}
        width={1920}
        height={1080}
        // In portrait orientation the image is cropped, so it is rendered wider than the screen.
        sizes="(max-width: 599px) 130vw, 100vw"
        colour={colour}
        isEager
      />
      <div className="wrap project-banner-text">
        <Breadcrumbs way={[{ label: categoryName, address: categoryAddress(categoryName) }]} />
        <h1>{name}</h1>
      </div>
    </header>
  )
}
