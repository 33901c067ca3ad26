import type { DemoProjectParts } from '../demo.types.ts'
import { brochure, cluster, floor, gallery, perk, place, priceSheet, site, spec, unit } from './part-makers.ts'

export const gomtiTerracesParts: DemoProjectParts = {
  gallery: gallery({
    exterior: ['residential-slab-gardens-golden.jpg', 'residential-slab-gardens-day.jpg'],
    interior: ['kitchen.jpg', 'living-room-mirrored.jpg', 'bedroom-mirrored.jpg'],
    amenities: ['pool-mirrored.jpg', 'gym.jpg', 'gomti-terraces-card.jpg'],
    construction: ['gomti-terraces-progress-june.png', 'gomti-terraces-progress-october.png'],
  }),
  featureNames: [
    'Lap pool, 25 m',
    'Clubhouse gym',
    'Community hall',
    'Children’s play court',
    'Piped gas',
    '24-hour security desk',
    'Sewage treatment and reuse',
    'Visitor parking',
  ],
  plans: [
    floor(
      'Typical floor, blocks A to C',
      'gomti-terraces-floor.png',
      'Six homes to a core, each with an outside wall on two sides.',
    ),
    cluster(
      'Pool garden',
      'gomti-terraces-pool-garden.png',
      'The building wraps the garden on three sides; the fourth is open to the golf road.',
    ),
    site(
      'Whole site',
      'gomti-terraces-site.png',
      'Nine acres. Parking for 520 cars lies under the building, none under the trees.',
    ),
    unit(
      '2 BHK, type A',
      'gomti-terraces-unit-2bhk.png',
      '845 sq.ft carpet, two bathrooms, balcony the full width of the living room.',
    ),
    unit(
      '3 BHK, type B',
      'gomti-terraces-unit-3bhk.png',
      '1,210 sq.ft carpet; the third bedroom has its own door to the lobby and works as an office.',
    ),
  ],
  specifications: [
    spec(
      'Terracotta fins',
      'window-and-balcony-rail.jpg',
      'Clay louvres on steel, made in Khurja.',
      'Extruded clay louvres, 300 mm deep, bolted to galvanised brackets. A broken one is changed from the balcony with a spanner.',
    ),
    spec(
      'Floors',
      'flooring.jpg',
      'Wood-grain tile in bedrooms, stone in the lobby.',
      'Bedrooms have 200 by 1200 mm wood-grain tile over a screed with a moisture barrier; lift lobbies are Kota stone, polished once and then left alone.',
    ),
    spec(
      'Kitchen',
      'kitchen-counter.jpg',
      'Granite counter and a window, gas on tap.',
      'Black granite counter, steel sink with drainboard, piped gas with an automatic shut-off valve. Cabinets are optional and priced separately.',
    ),
    spec(
      'Doors',
      'door-and-lock.jpg',
      'Flush doors, steel frames, one serious lock.',
      'Main doors are 40 mm with a five-lever mortise lock and a chain; internal frames are pressed steel, grouted.',
    ),
    spec(
      'Bathrooms',
      'bathroom-fittings.jpg',
      'Tiled to the ceiling, geyser point in each.',
      'Anti-skid floor tile, full-height wall tile, a geyser point and a window in every bathroom, including the third.',
    ),
  ],
  documents: [brochure('gomti-terraces'), priceSheet('gomti-terraces')],
  location: place('Gomti Terraces, Sushant Golf City Road, Lucknow', 26.7797, 81.0202),
  perks: [
    perk('Shaheed Path', '2.4 km'),
    perk('Cricket stadium', '4.1 km'),
    perk('Super-speciality hospital', '3.3 km'),
    perk('Primary school', '0.6 km'),
    perk('Vegetable market', '1.1 km'),
    perk('Airport', '14 km'),
  ],
}
