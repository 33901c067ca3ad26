import type { DemoProjectParts } from '../demo.types.ts'
import { cluster, floor, gallery, mailedBrochure, perk, place, priceSheet, site, spec, unit } from './part-makers.ts'

export const yamunaMeadowsParts: DemoProjectParts = {
  gallery: gallery({
    exterior: ['master-plan-golden.jpg', 'master-plan-dusk.jpg', 'master-plan-day.jpg', 'villas-golden.jpg'],
    interior: ['living-room-lounge.jpg', 'bedroom.jpg', 'kitchen.jpg'],
    amenities: ['pool-deck-dusk.jpg', 'gym.jpg'],
    construction: ['yamuna-meadows-progress-june.png', 'yamuna-meadows-progress-october.png'],
  }),
  featureNames: [
    'Walking loop, 900 m',
    'Lap pool, 25 m',
    'Clubhouse gym',
    'Badminton and squash',
    'Community hall',
    'Crèche',
    'Sewage treatment and reuse',
    'Rainwater harvesting',
    'Visitor parking',
    'Fibre to every unit',
    'Piped gas',
  ],
  plans: [
    floor('Typical tower floor', 'yamuna-meadows-floor.png', 'Six homes and three lifts; stairs at both ends.'),
    cluster(
      'North-west group',
      'yamuna-meadows-north-west.png',
      'Six towers and a swimming pool, the first group to be finished.',
    ),
    cluster('North-east group', 'yamuna-meadows-north-east.png', 'Eight towers around the central lawn.'),
    site(
      'Township',
      'yamuna-meadows-site.png',
      'One hundred acres. The lake is at the lowest point, so the drains need no pumps.',
    ),
    unit('2 BHK', 'yamuna-meadows-unit-2bhk.png', '845 sq.ft carpet, the commonest home in phase one.'),
    unit('3 BHK', 'yamuna-meadows-unit-3bhk.png', '1,285 sq.ft carpet with three balconies.'),
    unit('4 BHK, lake side', 'yamuna-meadows-unit-4bhk.png', '2,140 sq.ft carpet, in the towers nearest the water.'),
  ],
  specifications: [
    spec(
      'Structure',
      'master-plan-day.jpg',
      'Aluminium-formwork concrete, seismic zone IV.',
      'Walls and slabs are cast together in aluminium formwork, eleven days to a floor. Design is for seismic zone IV with the peer review on file.',
    ),
    spec(
      'Floors',
      'flooring.jpg',
      'Vitrified tile throughout, wood-grain in bedrooms.',
      'Vitrified tile of one batch per tower, with two per cent kept for repairs in the association’s store.',
    ),
    spec(
      'Kitchen',
      'kitchen-counter.jpg',
      'Granite counter, dado of 600 mm, gas point.',
      'Granite counter with a rounded front edge, 600 mm dado, gas and purifier points, and a drain in the utility floor.',
    ),
    spec(
      'Balconies',
      'window-and-balcony-rail.jpg',
      'Glass rail on the lake, steel on the garden.',
      'Lake-side balconies have laminated glass; garden-side ones a steel rail with gaps of 95 mm.',
    ),
    spec(
      'Electrical',
      'lighting-and-electrical.jpg',
      'Prepaid meters for grid and back-up.',
      'One meter shows grid and back-up separately, readable on the phone and on the wall.',
    ),
  ],
  documents: [mailedBrochure('yamuna-meadows'), priceSheet('yamuna-meadows')],
  location: place('Yamuna Meadows, Sector 22D, Yamuna Expressway', 28.2843, 77.5561),
  perks: [
    perk('Yamuna Expressway', '1.1 km'),
    perk('Motor circuit', '6.2 km'),
    perk('University', '3.4 km'),
    perk('Jewar airport road', '2.8 km'),
    perk('Trauma centre', '4.9 km'),
    perk('Bus terminal, planned', '1.9 km'),
  ],
}
