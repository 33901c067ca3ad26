import type { DemoProjectParts } from '../demo.types.ts'
import { brochure, cluster, floor, gallery, perk, place, priceSheet, site, spec, unit } from './part-makers.ts'

export const meridianCourtParts: DemoProjectParts = {
  gallery: gallery({
    exterior: ['meridian-court-day.jpg', 'meridian-court-card.jpg', 'meridian-court-evening.jpg'],
    interior: ['living-room-balcony.jpg', 'bedroom-mirrored.jpg', 'kitchen-island.jpg'],
    amenities: ['pool-edge.jpg', 'lobby-columns.jpg', 'gym-floor.jpg'],
    construction: ['meridian-court-progress-march.png'],
  }),
  featureNames: [
    'Lap pool, 25 m',
    'Crèche',
    'Clubhouse gym',
    'Double-height lobby',
    'Badminton and squash',
    'EV charging points',
    'Video door phone',
    'Full power back-up',
  ],
  plans: [
    floor('Levels 1 to 17', 'meridian-court-floor.png', 'Four homes of three bedrooms to each core, as built.'),
    cluster(
      'The court',
      'meridian-court-court.png',
      'Pool at the south end, crèche at the north, ber tree in between.',
    ),
    site('As-built site', 'meridian-court-site.png', 'Drawn from the completion survey of February 2026.'),
    unit('3 BHK', 'meridian-court-unit-3bhk.png', '1,330 sq.ft carpet as measured, nine more than the agreement said.'),
    unit(
      'Penthouse',
      'meridian-court-penthouse.png',
      '2,480 sq.ft carpet, with a deck and a balcony of 295 in all; eight were built.',
    ),
  ],
  specifications: [
    spec(
      'Living room',
      'flooring.jpg',
      'Oak floor, as handed over.',
      'Engineered oak in the living and dining rooms. The care sheet is in the kitchen drawer; the short version is no wet mops.',
    ),
    spec(
      'Kitchen',
      'kitchen-counter.jpg',
      'Marble-pattern quartz, undermount sink.',
      'Quartz counter with a 100 mm upstand, undermount sink and a tap with a pull-out head. Cartridges are a standard size.',
    ),
    spec(
      'Entrance',
      'door-and-lock.jpg',
      'Digital lock, with firmware we do not control.',
      'Digital lock with a mechanical override. The vendor’s support line is on the inside of the battery cover.',
    ),
    spec(
      'Balcony',
      'window-and-balcony-rail.jpg',
      'Two metres deep with a floor drain.',
      'Deck tiles on pedestals over waterproofing guaranteed to 2036; lift one to find the drain.',
    ),
    spec(
      'Bathrooms',
      'bathroom-fittings.jpg',
      'Stone vanity and a mirror that does not fog.',
      'Stone vanity, demister behind the mirror, isolating valves under the basin rather than behind the tile.',
    ),
  ],
  documents: [brochure('meridian-court'), priceSheet('meridian-court')],
  location: place('Meridian Court, Sector 150, Noida', 28.4311, 77.4839),
  perks: [
    perk('Sector 148 metro', '2.3 km'),
    perk('Noida Expressway', '0.9 km'),
    perk('Sports city ground', '1.6 km'),
    perk('Boarding school', '2.0 km'),
    perk('Hospital, Sector 137', '7.5 km'),
  ],
}
