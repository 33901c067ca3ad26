import type { DemoProjectParts } from '../demo.types.ts'
import { floor, gallery, perk, place, site } from './part-makers.ts'

type SomeParts = Partial<DemoProjectParts>

export const sutraCampusParts: SomeParts = {
  gallery: gallery({
    exterior: ['it-campus-day.jpg', 'it-campus-golden.jpg', 'sutra-campus-card.jpg'],
    interior: ['office-floor.jpg', 'lobby-columns.jpg'],
  }),
  featureNames: ['Conference suite', 'Food court', 'Full power back-up', 'Fibre to every unit', 'EV charging points'],
  plans: [
    floor('Typical floor', 'sutra-campus-floor.png', '46,000 sq.ft a floor, drawn here as one of its four quarters.'),
    site('Zone and lake', 'sutra-campus-site.png', 'The customs line follows the water’s edge.'),
  ],
  location: place('Sutra Campus, Knowledge Park 5, Greater Noida', 28.5623, 77.4509),
  perks: [perk('Noida Extension road', '2.0 km'), perk('Sector 52 metro', '12 km')],
}

export const vindhyaParkParts: SomeParts = {
  gallery: gallery({ exterior: ['vindhya-park-card.jpg', 'it-campus-golden.jpg'], interior: ['office-floor.jpg'] }),
  featureNames: ['Full power back-up', 'Fibre to every unit', 'Food court'],
}
