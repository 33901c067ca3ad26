import type { DemoProjectParts } from '../demo.types.ts'
import { brochure, cluster, floor, gallery, perk, place, priceSheet, site, spec, unit } from './part-makers.ts'

export const parklineGreensParts: DemoProjectParts = {
  gallery: gallery({
    exterior: ['parkline-greens-day.jpg', 'parkline-greens-card.jpg'],
    interior: ['living-room-lounge.jpg', 'bedroom-window.jpg', 'kitchen-mirrored.jpg'],
    amenities: ['gym.jpg', 'pool-mirrored.jpg'],
    construction: ['parkline-greens-progress-august.png'],
  }),
  featureNames: [
    'Children’s play court',
    'Walking loop, 900 m',
    'Rooftop solar',
    'Community hall',
    'Clubhouse gym',
    'Lap pool, 25 m',
    'Full power back-up',
    '24-hour security desk',
    'Piped gas',
    'Visitor parking',
    'Rainwater harvesting',
  ],
  plans: [
    floor(
      'Typical floor, towers A to C',
      'parkline-greens-floor.png',
      'Six homes to a floor; four of two bedrooms, two of three.',
    ),
    cluster(
      'Towers and park gate',
      'parkline-greens-park-gate.png',
      'The gate into the public park opens at five and closes at ten.',
    ),
    site('As-built site', 'parkline-greens-site.png', 'Five acres, from the completion drawing of 2019.'),
    unit('2 BHK', 'parkline-greens-unit-2bhk.png', '760 sq.ft carpet; the most often resold plan.'),
    unit('3 BHK', 'parkline-greens-unit-3bhk.png', '1,060 sq.ft carpet, park side.'),
  ],
  specifications: [
    spec(
      'Floors',
      'flooring.jpg',
      'Laminated wood in one bedroom, tile elsewhere.',
      'The main bedroom has laminated wood; the rest is 600 mm vitrified tile, still made under the same number.',
    ),
    spec(
      'Kitchen',
      'kitchen-counter.jpg',
      'Granite platform with two shelves below.',
      'Granite platform of 2.4 m, steel sink, gas bank with a meter on the landing.',
    ),
    spec(
      'Doors',
      'door-and-lock.jpg',
      'Skin doors inside, hardwood frame outside.',
      'Hardwood outer frames, moulded skin doors within. Many homes have since added a keypad lock; the frame takes it.',
    ),
    spec(
      'Windows',
      'window-and-balcony-rail.jpg',
      'Two-track uPVC with mesh.',
      'White uPVC sliders, single glazed on the park and double on the road.',
    ),
    spec(
      'Electrical',
      'lighting-and-electrical.jpg',
      '5 kVA a home and a shared solar roof.',
      'Sanctioned load of 5 kVA, back-up of 1.5, and a share of the 90 kW roof that lights stairs and runs the pumps.',
    ),
  ],
  documents: [brochure('parkline-greens'), priceSheet('parkline-greens')],
  location: place('Parkline Greens, Raj Nagar Extension, Ghaziabad', 28.6996, 77.4267),
  perks: [
    perk('City forest', '2.2 km'),
    perk('New bus adda metro', '4.6 km'),
    perk('Elevated road', '3.0 km'),
    perk('Public school', '0.9 km'),
    perk('Nursing home', '1.3 km'),
    perk('Public park gate', '0.1 km'),
  ],
}
