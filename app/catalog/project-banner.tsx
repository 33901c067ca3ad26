import { Link } from 'react-router'
import { say } from '#contract/content/site.messages.ts'
import { assetAddress } from '#contract/uploads/upload-rules.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Picture } from '../ui/picture.tsx'
import { categoryAddress } from './project-address.ts'
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
        // Upright, the screen shows a part of it, and that part larger.
        sizes="(max-width: 599px) 130vw, 100vw"
        colour={colour}
        isEager
      />
      <div className="wrap project-banner-words">
        <nav className="breadcrumbs" aria-label="Breadcrumb">
          <Link to="/home">{say.page.home}</Link>
          <Link to={categoryAddress(categoryName)}>{categoryName}</Link>
        </nav>
        <h1>{name}</h1>
      </div>
    </header>
  )
}
