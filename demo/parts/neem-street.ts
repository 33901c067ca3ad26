import type { DemoProjectParts } from '../demo.types.ts'
import { brochure, cluster, floor, gallery, perk, place, priceSheet, site, spec, unit } from './part-makers.ts'

export const neemStreetParts: DemoProjectParts = {
  gallery: gallery({
    exterior: ['midrise-apartments-golden.jpg', 'midrise-apartments-day.jpg', 'neem-street-card.jpg'],
    interior: ['living-room-mirrored.jpg', 'bedroom-window.jpg', 'kitchen-mirrored.jpg'],
    amenities: ['gym-floor.jpg'],
    construction: ['neem-street-progress-june.png', 'neem-street-progress-october.png'],
  }),
  featureNames: [
    'Step-free throughout',
    'Basement parking',
    'EV charging points',
    'Crèche',
    'Reading room',
    'Clubhouse gym',
    'Community hall',
    'Rainwater harvesting',
    'Rooftop solar',
    'Fibre to every unit',
  ],
  plans: [
    floor(
      'Ground floor',
      'neem-street-ground-floor.png',
      'Three shops on the street, two homes with a garden on the court, bench at each door.',
    ),
    floor('Levels 1 to 6', 'neem-street-floor.png', 'Four homes to a landing, two lifts, a stair with daylight.'),
    cluster(
      'Blocks N1 to N4',
      'neem-street-blocks.png',
      'Two courts, one noisy and one quiet; the neems are drawn where they stand.',
    ),
    site('Street and courts', 'neem-street-site.png', 'Building line set back four metres; sixty-one trees kept.'),
    unit('2 BHK', 'neem-street-unit-2bhk.png', '780 sq.ft carpet with windows on the street and the court.'),
    unit('3 BHK', 'neem-street-unit-3bhk.png', '1,090 sq.ft carpet, the two end homes on each landing.'),
  ],
  specifications: [
    spec(
      'Windows',
      'window-and-balcony-rail.jpg',
      'Casements that open inwards, with a French rail.',
      'Powder-coated casements open inwards for cleaning; below the sill line a steel rail takes the flower pots.',
    ),
    spec(
      'Floors',
      'flooring.jpg',
      'Oak strip in the bedrooms, mosaic on the stairs.',
      'Bedrooms in engineered oak strip, living rooms in tile, stairs in cast mosaic with brass nosings.',
    ),
    spec(
      'Entrance doors',
      'door-and-lock.jpg',
      'Keypad at the street, mortise lock upstairs.',
      'The street door opens by code until ten at night and by key after that. Home doors have a three-bolt mortise lock.',
    ),
    spec(
      'Kitchen',
      'kitchen-counter.jpg',
      'L-shaped, quartz, with a pantry shelf.',
      'L-shaped counter in white quartz with a masonry pantry behind the door, because nobody ever has enough shelf.',
    ),
    spec(
      'Bathrooms',
      'bathroom-fittings.jpg',
      'One with a bath, one without.',
      'The larger bathroom has a bath with a seat at one end; the other a level shower with a grab bar already fixed.',
    ),
    spec(
      'Lighting',
      'lighting-and-electrical.jpg',
      'Warm lamps on the street, sensors on stairs.',
      'Street fronts are lit at 2,700 K. Stair lamps dim to a tenth when nobody is there.',
    ),
  ],
  documents: [brochure('neem-street'), priceSheet('neem-street')],
  location: place('Neem Street, Sector 19B, Dwarka', 28.5738, 77.0482),
  perks: [
    perk('Sector 10 metro', '1.2 km'),
    perk('District court, Dwarka', '1.6 km'),
    perk('Sports complex', '2.2 km'),
    perk('General hospital', '2.8 km'),
    perk('Weekly market', '0.5 km'),
    perk('Airport, terminal 1', '10.4 km'),
    perk('Government school', '0.7 km'),
  ],
}
