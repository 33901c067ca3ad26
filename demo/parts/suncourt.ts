import type { DemoProjectParts } from '../demo.types.ts'
import { brochure, cluster, floor, gallery, perk, place, priceSheet, site, spec, unit } from './part-makers.ts'

export const suncourtParts: DemoProjectParts = {
  gallery: gallery({
    exterior: ['residential-trio-dusk.jpg', 'residential-trio-day.jpg', 'suncourt-card.jpg'],
    interior: ['living-room-balcony.jpg', 'bedroom.jpg', 'kitchen.jpg', 'lobby-columns.jpg'],
    amenities: ['pool-deck-dusk.jpg', 'gym.jpg', 'gym-floor.jpg'],
    construction: ['suncourt-progress-june.png', 'suncourt-progress-october.png'],
  }),
  featureNames: [
    'Lap pool, 25 m',
    'Clubhouse gym',
    'Double-height lobby',
    'Full power back-up',
    '24-hour security desk',
    'Walking loop, 900 m',
    'Crèche',
    'Badminton and squash',
    'EV charging points',
    'Rainwater harvesting',
  ],
  sanctionedPlans: { 'Lap pool, 25 m': 'South court', 'Clubhouse gym': 'North court' },
  plans: [
    floor(
      'Typical floor, Sun 1 to Sun 5',
      'suncourt-floor-one-to-five.png',
      'Six homes and four lifts to a floor; the corridor has a window at each end.',
    ),
    floor(
      'Typical floor, Sun 6 to Sun 10',
      'suncourt-floor-six-to-ten.png',
      'The same core with two 4 BHK homes at the ends in place of two three-bedroom ones.',
    ),
    cluster(
      'South court',
      'suncourt-south-court.png',
      'Sun 1 to Sun 6 around the swimming pool; fire tenders use the outer ring only.',
    ),
    cluster('North court', 'suncourt-north-court.png', 'Sun 7 to Sun 10 and the clubhouse share a central lawn.'),
    site(
      'Whole site',
      'suncourt-site.png',
      'Eighteen acres in Sector 107 with one entry, one exit and a gate for walkers on the park side.',
    ),
    unit(
      '3 BHK, type B',
      'suncourt-unit-3bhk.png',
      '1,286 sq.ft carpet, three balconies, cross-ventilated living and dining.',
    ),
    unit(
      '4 BHK, type C, corner',
      'suncourt-unit-4bhk.png',
      '2,140 sq.ft carpet at the corners, with a family lounge and a staff room by the utility.',
    ),
  ],
  specifications: [
    spec(
      'Floors',
      'flooring.jpg',
      'Oak herringbone in bedrooms, vitrified tile in living rooms.',
      'Engineered oak, 14 mm, laid in herringbone over an acoustic mat in all bedrooms. Living and dining are in 800 by 1600 mm vitrified tile with 2 mm joints. Spare boxes of each are left in the store.',
    ),
    spec(
      'Kitchen',
      'kitchen-counter.jpg',
      'Quartz counter, undermount sink, a window over it.',
      'Quartz counter at 860 mm, undermount steel sink, provision for a purifier and a dishwasher. The chimney ducts to the outside wall, not to the shaft.',
    ),
    spec(
      'Main door',
      'door-and-lock.jpg',
      'Walnut veneer, 50 mm, digital lock with a key.',
      'Fire-rated for 60 minutes, 1,050 mm wide, with a digital lock that opens by code, card or an ordinary key when the battery is flat.',
    ),
    spec(
      'Windows and rails',
      'window-and-balcony-rail.jpg',
      'Sliding, double glazed, laminated glass rail.',
      'Three-track aluminium sliders with insect mesh. Rails are 1,200 mm of laminated glass with a steel cap, tested at site on the first balcony of each tower.',
    ),
    spec(
      'Bathrooms',
      'bathroom-fittings.jpg',
      'Stone counter, wall-fed mixer, six litres a minute.',
      'Counter basins on stone, wall-fed mixers, concealed cisterns with an access panel. Floors fall 1 in 80 to a linear drain.',
    ),
    spec(
      'Electrical',
      'lighting-and-electrical.jpg',
      'Modular switches; full back-up for lights and one AC.',
      'Copper wiring in concealed conduit, separate circuits for each room, 6 kVA of back-up for a 3 BHK and 8 kVA for a 4 BHK.',
    ),
  ],
  documents: [brochure('suncourt'), priceSheet('suncourt')],
  location: place('Suncourt, gate 2, Sector 107, Noida', 28.5446, 77.3667),
  perks: [
    perk('Sector 101 metro', '1.4 km'),
    perk('Noida Expressway', '2.1 km'),
    perk('City hospital, Sector 110', '1.2 km'),
    perk('Senior secondary school', '0.8 km'),
    perk('Hindon wetland park', '3.6 km'),
    perk('District centre, Sector 18', '8.5 km'),
  ],
}
