import type { DemoProjectParts } from '../demo.types.ts'
import { brochure, cluster, floor, gallery, perk, place, priceSheet, site, spec, unit } from './part-makers.ts'

export const lucknowCentralParts: DemoProjectParts = {
  gallery: gallery({
    exterior: ['lucknow-central-golden.jpg', 'lucknow-central-dusk.jpg', 'lucknow-central-card.jpg'],
    interior: ['office-floor.jpg', 'lobby-columns.jpg', 'retail-atrium.jpg'],
    amenities: ['pool-deck-dusk.jpg', 'gym-floor.jpg'],
    construction: ['lucknow-central-progress-october.png'],
  }),
  featureNames: [
    'Shaded arcade',
    'Food court',
    'Conference suite',
    'Lap pool, 25 m',
    'Clubhouse gym',
    'Basement parking',
    'Service lifts and loading bay',
    'Rainwater harvesting',
    'Step-free throughout',
    '24-hour security desk',
    'Fibre to every unit',
  ],
  plans: [
    floor(
      'Arcade level, east half',
      'lucknow-central-arcade.png',
      'Fifty-three of the hundred and six fronts on this level; the walk is four metres deep.',
    ),
    floor(
      'Typical office floor',
      'lucknow-central-office-floor.png',
      'East and west blocks, levels 3 to 9, divisible into four tenancies.',
    ),
    cluster(
      'Gateway and canal court',
      'lucknow-central-canal-court.png',
      'Gate on the south, hotel on the north, 110 m of water between.',
    ),
    site('Whole site', 'lucknow-central-site.png', 'Twenty acres off Shaheed Path with a slip road of its own.'),
    unit(
      'Court shop',
      'lucknow-central-court-shop.png',
      '280 to 920 sq.ft with a front on the arcade and a door on the service street.',
    ),
    unit('Office suite', 'lucknow-central-office-suite.png', '1,150 sq.ft, fitted with pantry and washroom.'),
  ],
  specifications: [
    spec(
      'Brick and lime',
      'lucknow-central-dusk.jpg',
      'Gateway in lakhauri-size brick, lime mortar.',
      'Thin bricks to the old size were fired for the gateway in two kilns near Malihabad. The mortar is lime and surkhi; it takes a year to harden and was given one.',
    ),
    spec(
      'Arcade floor',
      'flooring.jpg',
      'Red sandstone, sawn, not polished.',
      'Sawn red sandstone, 40 mm, laid with a fall you can feel in the rain and not otherwise.',
    ),
    spec(
      'Shop fronts',
      'window-and-balcony-rail.jpg',
      'Arched frames in steel, glass by the tenant.',
      'Each arch has a painted steel frame and a signboard zone of 3.0 by 0.6 m. Nothing may be hung below it.',
    ),
    spec(
      'Doors',
      'door-and-lock.jpg',
      'Sheesham on the hotel, glass on the offices.',
      'Hotel rooms have sheesham-veneer doors, acoustic to 38 dB; office suites have glass with a timber pull.',
    ),
    spec(
      'Lighting',
      'lighting-and-electrical.jpg',
      'Lanterns low, nothing aimed at the sky.',
      'Arcade lanterns hang at three metres at 2,700 K. Facade lamps are shielded and go off at eleven.',
    ),
    spec(
      'Washrooms',
      'bathroom-fittings.jpg',
      'Marble counters, jali screens, daylight.',
      'Public washrooms open off the arcade through a jali and have a window to the court.',
    ),
  ],
  documents: [brochure('lucknow-central'), priceSheet('lucknow-central')],
  location: place('Lucknow Central, Shaheed Path, Lucknow', 26.8294, 81.0071),
  perks: [
    perk('Shaheed Path', '0.1 km'),
    perk('Cricket stadium', '2.2 km'),
    perk('High court', '4.7 km'),
    perk('Gomti riverfront', '3.9 km'),
    perk('Police headquarters', '1.8 km'),
    perk('Airport', '16 km'),
  ],
}
