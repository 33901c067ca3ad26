import type { DemoProjectParts } from '../demo.types.ts'
import { brochure, cluster, floor, gallery, perk, place, priceSheet, site, spec, unit } from './part-makers.ts'

export const kadambaVillasParts: DemoProjectParts = {
  gallery: gallery({
    exterior: ['villas-golden.jpg', 'villas-dusk.jpg', 'kadamba-villas-card.jpg'],
    interior: ['living-room-balcony.jpg', 'kitchen-island.jpg', 'bedroom-mirrored.jpg', 'lobby-columns.jpg'],
    amenities: ['pool-mirrored.jpg', 'gym.jpg'],
    construction: ['kadamba-villas-progress-june.png', 'kadamba-villas-progress-october.png'],
  }),
  featureNames: [
    'Video door phone',
    'Rooftop solar',
    'EV charging points',
    'Clubhouse gym',
    'Lap pool, 25 m',
    'Walking loop, 900 m',
    'Rainwater harvesting',
    'Full power back-up',
    'Piped gas',
    '24-hour security desk',
  ],
  plans: [
    floor(
      'Ground floor, 400 sq. yd',
      'kadamba-villas-ground-floor.png',
      'Living, dining, guest room and kitchen around the court; lift to three levels.',
    ),
    floor(
      'First floor, 400 sq. yd',
      'kadamba-villas-first-floor.png',
      'Three bedrooms and a lounge that looks down into the court.',
    ),
    cluster(
      'Houses 1 to 16',
      'kadamba-villas-houses-1-to-16.png',
      'Eight pairs back to back with a service lane of three metres between.',
    ),
    site('The street', 'kadamba-villas-site.png', 'Thirty-two plots, one gate, a club at the bend.'),
    unit(
      'Villa, 300 sq. yd',
      'kadamba-villas-villa-300.png',
      '2,850 sq.ft over three levels, two cars, four bedrooms.',
    ),
    unit(
      'Villa, 400 sq. yd',
      'kadamba-villas-villa-400.png',
      '3,760 sq.ft over three levels, three cars, five bedrooms and a study.',
    ),
  ],
  specifications: [
    spec(
      'Timber screen',
      'door-and-lock.jpg',
      'Vertical teak battens on the west wall.',
      'Plantation teak, 30 by 60 mm, on a galvanised frame that swings open for painting. It is oiled once by us and once a year by you.',
    ),
    spec(
      'Court glazing',
      'window-and-balcony-rail.jpg',
      'Lift-and-slide doors, six metres clear.',
      'Thermally broken aluminium, double glazed, two leaves of three metres. The bottom track is flush and drains to the court.',
    ),
    spec(
      'Floors',
      'flooring.jpg',
      'Oak upstairs, marble on the ground.',
      'Indian marble in slabs of one lot per house, ground on site; engineered oak upstairs with a matt oil.',
    ),
    spec(
      'Kitchen',
      'kitchen-counter.jpg',
      'Island in quartz, wash-up out of sight.',
      'An island of 2.7 m with hob and sink, tall units for ovens, and a wash-up room with a door to the lane.',
    ),
    spec(
      'Bathrooms',
      'bathroom-fittings.jpg',
      'A sky light in the main one.',
      'Rain shower, wall-hung fittings, solar hot water with an electric booster; the main bathroom is lit from above.',
    ),
    spec(
      'Wiring',
      'lighting-and-electrical.jpg',
      'Conduits left for what comes next.',
      'Spare conduits run from the meter to the roof, the car and every ceiling, each with a drawstring and a label.',
    ),
  ],
  documents: [brochure('kadamba-villas'), priceSheet('kadamba-villas')],
  location: place('Kadamba Villas, Sector Chi 5, Greater Noida', 28.4304, 77.5155),
  perks: [
    perk('Pari Chowk', '4.8 km'),
    perk('Depot metro station', '3.9 km'),
    perk('Day school', '1.5 km'),
    perk('District hospital', '4.4 km'),
    perk('Night safari land', '2.7 km'),
    perk('Yamuna Expressway', '3.2 km'),
  ],
}
