import type { DemoProjectParts } from '../demo.types.ts'
import { cluster, floor, gallery, perk, place, priceSheet, site, spec, unit } from './part-makers.ts'

// Intentionally without a brochure: the dashboard needs a project with one missing part.
export const begumParkParts: DemoProjectParts = {
  gallery: gallery({
    exterior: ['begum-park-card.jpg', 'villas-golden.jpg'],
    interior: ['living-room-balcony.jpg', 'kitchen-mirrored.jpg', 'bedroom.jpg'],
    amenities: ['gym-floor.jpg'],
    construction: ['begum-park-progress-october.png'],
  }),
  featureNames: [
    'Children’s play court',
    'Community hall',
    'Clubhouse gym',
    'Reading room',
    'Piped gas',
    'Rainwater harvesting',
    'Fibre to every unit',
    'Walking loop, 900 m',
    'Visitor parking',
  ],
  plans: [
    floor(
      'Typical tower floor',
      'begum-park-floor.png',
      'Four 3 BHK homes and two studios for parents, side by side and connected.',
    ),
    cluster(
      'Streets three and four',
      'begum-park-streets.png',
      'Sixteen row houses back on to a shared court with a hand pump that works.',
    ),
    site('Whole site', 'begum-park-site.png', 'Twenty-two acres; towers on the canal road, houses behind.'),
    unit(
      'Row house, ground floor',
      'begum-park-row-house.png',
      'Front step, living room, kitchen and a bedroom; the court is behind the dining table.',
    ),
    unit(
      '3 BHK in the towers',
      'begum-park-unit-3bhk.png',
      '1,140 sq.ft carpet with a utility balcony off the kitchen.',
    ),
  ],
  specifications: [
    spec(
      'Brickwork',
      'villas-golden.jpg',
      'Exposed brick, lime-pointed, on the street side.',
      'Nine-inch English bond with lime pointing to the street; fly-ash block and render behind. The brick comes from one kiln and is sorted by hand.',
    ),
    spec(
      'Front doors',
      'door-and-lock.jpg',
      'Sal wood with a peephole at two heights.',
      'Solid sal, oiled, with a peephole for adults and another for children.',
    ),
    spec(
      'Floors',
      'flooring.jpg',
      'Cast terrazzo below, wood-grain tile above.',
      'Row houses have terrazzo cast in place on the ground floor with a skirting of the same mix; bedrooms are tiled.',
    ),
    spec(
      'Kitchen',
      'kitchen-counter.jpg',
      'Stone counter with a second tap for filtered water.',
      'Kota stone on a masonry platform, 600 mm deep, with taps for municipal and filtered water.',
    ),
    spec(
      'Electrical',
      'lighting-and-electrical.jpg',
      'Inverter point and solar tie-in in each house.',
      'Each row house has a tie-in for 3 kW of roof panels and a wired inverter shelf under the stair.',
    ),
  ],
  documents: [priceSheet('begum-park')],
  location: place('Begum Park, Vrindavan Yojana, Lucknow', 26.7726, 80.9483),
  perks: [
    perk('Raebareli Road', '1.3 km'),
    perk('Medical institute', '2.9 km'),
    perk('School gate', '0.2 km'),
    perk('Metro, proposed', '3.8 km'),
    perk('Sweet shop', '0.1 km'),
  ],
}
