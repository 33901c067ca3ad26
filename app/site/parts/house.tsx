import { Plinth } from '../../ui/brand/plinth.tsx'
import { StatusMark } from '../../ui/feedback/status-mark.tsx'
import { Picture } from '../../ui/media/picture.tsx'

export type HouseProps = {
  name: string
  place: string
  fill: 0 | 45 | 75 | 100
  status: string
  picture: string | null
}

export function House({ name, place, fill, status, picture }: HouseProps) {
  return (
    <a href="#card" className="parts-card">
      <figure className="picture-frame">
        <Picture src={picture} alt="" width={556} height={446} sizes="(min-width: 1000px) 30vw, 90vw" />
      </figure>
      <Plinth />
      <span className="parts-caption">
        <span className="serif">{name}</span>
        <StatusMark label={status} fill={fill} />
      </span>
      <span className="label">{place}</span>
    </a>
  )
}

const CARD_FOLDER = '/assets/images/ProjectImages/1730000000000_'

export const HOUSES: HouseProps[] = [
  {
    name: 'Kosi House',
    place: 'Sector 104, Gurugram',
    fill: 45,
    status: 'Under construction',
    picture: `${CARD_FOLDER}kosi-house-card.jpg`,
  },
  {
    name: 'Elite One',
    place: 'Sector 10, New Delhi',
    fill: 75,
    status: 'Nearing possession',
    picture: `${CARD_FOLDER}elite-one-card.jpg`,
  },
  {
    name: 'Canal Walk',
    place: 'Sector 150, Noida',
    fill: 100,
    status: 'Ready to move',
    picture: `${CARD_FOLDER}canal-walk-card.jpg`,
  },
  { name: 'Saffron Grove', place: 'No picture yet', fill: 0, status: 'New launch', picture: null },
  { name: 'Missing', place: 'Its file is gone', fill: 0, status: 'New launch', picture: `${CARD_FOLDER}gone.jpg` },
]
