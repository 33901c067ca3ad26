import { assetAddress } from '#contract/uploads/asset-address.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Plinth } from '../ui/brand/plinth.tsx'
import { Day } from '../ui/day.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { MediaLink } from './media-link.tsx'
import type { ShownItem } from './media-years.ts'

export function EventCard({ item }: { item: ShownItem }) {
  return (
    <MediaLink link={item.link} className="event-card">
      <span className="picture-frame event-picture">
        <Picture
          src={item.image === null ? null : assetAddress(UPLOAD_FOLDER.banners, item.image)}
          alt=""
          width={960}
          height={1200}
          // Wide banners are cut to an upright part: the whole is more than twice as wide as what is seen of it.
          sizes="(max-width: 599px) 180vw, (max-width: 999px) 96vw, 40vw"
          widths={[640, 960]}
        />
      </span>
      <Plinth />
      <Day className="label tabular" day={item.date} />
      <h3>{item.name}</h3>
    </MediaLink>
  )
}
