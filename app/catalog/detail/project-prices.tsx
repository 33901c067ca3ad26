import { ZoomIn } from 'lucide'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { FullScreenImage } from './full-screen-image.tsx'
import type { ProjectParts } from './load-project.ts'
import { PriceTables } from './price-tables.tsx'
import { enquiryAddress } from './visit-address.ts'
import './project-prices.css'

const STAGE = 'price-stage'

interface ProjectPricesProps {
  projectName: string
  sheet: NonNullable<ProjectParts['priceSheet']>
}

export function ProjectPrices({ projectName, sheet }: ProjectPricesProps) {
  const { alt, prices } = sheet
  const src = assetAddress(UPLOAD_FOLDER.images, sheet.image)
  return (
    <section id="price" className="section project-prices" aria-labelledby="price-title">
      <div className="wrap project-prices-row">
        <div>
          <h2 id="price-title">{sheet.title}</h2>
          <p>{sheet.lead}</p>
          <ButtonLink variant="ghost" className="no-print" to={enquiryAddress(projectName)}>
            {sheet.ask}
          </ButtonLink>
        </div>
        <button type="button" className="price-sheet" command="show-modal" commandfor={STAGE} aria-haspopup="dialog">
          <Picture
            src={src}
            alt={alt}
            width={1400}
            height={1000}
            sizes="(max-width: 999px) 100vw, 54vw"
            widths={[640, 960, 1280]}
            isGraded={false}
          />
          <span className="price-sheet-zoom">
            {sheet.open} <Icon of={ZoomIn} size={20} />
          </span>
        </button>
        <FullScreenImage id={STAGE} label={alt} src={src} alt={alt} />
      </div>
      {prices && <PriceTables {...prices} />}
    </section>
  )
}
