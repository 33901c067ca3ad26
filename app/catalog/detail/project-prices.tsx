import { ZoomIn } from 'lucide'
import type { PriceText } from '#contract/catalog/price-text.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { FullScreenImage } from './full-screen-image.tsx'
import { PriceTables } from './price-tables.tsx'
import { enquiryAddress } from './visit-address.ts'
import './project-prices.css'

const STAGE = 'price-stage'

interface ProjectPricesProps {
  projectName: string
  image: string
  /** The content of the price image as text, if staff entered it. */
  prices: PriceText | null
}

export function ProjectPrices({ projectName, image, prices }: ProjectPricesProps) {
  const src = assetAddress(UPLOAD_FOLDER.images, image)
  const alt = `Price list and payment plan of ${projectName}`
  return (
    <section id="price" className="section project-prices" aria-labelledby="price-title">
      <div className="wrap project-prices-row">
        <div>
          <h2 id="price-title">Price list and payment plan</h2>
          <p>
            The sheet as it was last revised. Open it to read every line, or ask us what a particular unit comes to.
          </p>
          <ButtonLink variant="ghost" className="no-print" to={enquiryAddress(projectName)}>
            Ask for a price
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
            Open the sheet <Icon of={ZoomIn} size={20} />
          </span>
        </button>
        <FullScreenImage id={STAGE} label={alt} src={src} alt={alt} />
      </div>
      {prices && <PriceTables {...prices} />}
    </section>
  )
}
