import type { DemoProjectParts } from '../demo.types.ts'
import { brochure, cluster, floor, gallery, perk, place, priceSheet, site, spec, unit } from './part-makers.ts'

export const rohiniCentralParts: DemoProjectParts = {
  gallery: gallery({
    exterior: ['rohini-central-plaza-dusk.jpg', 'rohini-central-plaza-day.jpg', 'rohini-central-card.jpg'],
    interior: ['retail-atrium.jpg', 'office-floor.jpg'],
    amenities: ['lobby-columns.jpg'],
    construction: ['rohini-central-progress-june.png', 'rohini-central-progress-october.png'],
  }),
  featureNames: [
    'Metro concourse link',
    'Basement parking',
    'Full power back-up',
    '24-hour security desk',
    'Rooftop solar',
    'Food court',
    'Double-height lobby',
    'Step-free throughout',
    'Rainwater harvesting',
    'Service lifts and loading bay',
  ],
  plans: [
    floor(
      'Ground floor',
      'rohini-central-ground-floor.png',
      'Arcade with fourteen fronts on the plaza and a lobby for the offices.',
    ),
    floor(
      'Third floor',
      'rohini-central-third-floor.png',
      'Twelve retail units around two atria, 280 to 610 sq.ft of carpet area: the food court.',
    ),
    floor(
      'Typical office floor',
      'rohini-central-office-floor.png',
      'Levels 4 to 14. Core in the middle, no desk further than twelve metres from a window.',
    ),
    cluster(
      'Plaza and crescent',
      'rohini-central-plaza.png',
      'How the crescent, the drum and the three office towers share the paved plaza.',
    ),
    site(
      'Whole site',
      'rohini-central-site.png',
      'Metro concourse on the west, market road on the east, loading from the north only.',
    ),
    unit(
      'Arcade shop',
      'rohini-central-arcade-shop.png',
      '310 to 540 sq.ft, glass front of 4.2 m, store and washroom behind.',
    ),
    unit(
      'Office bay',
      'rohini-central-office-bay.png',
      '640 sq.ft; two or four adjoining bays may be joined without touching the structure.',
    ),
  ],
  specifications: [
    spec(
      'Glazing',
      'window-and-balcony-rail.jpg',
      'Full-height double glazing, low-E, with a brass-capped rail on every terrace.',
      'Unitised double glazing with a low-E coat on face two. The drum has curved panels on a 2.4 m module; four spares are stored in basement three.',
    ),
    spec(
      'Doors',
      'door-and-lock.jpg',
      'Walnut veneer on steel frames; keypad locks that open to a phone.',
      'Office bays have veneered doors on steel frames with keypad locks. Shop fronts are frameless glass with a rolling grille inside.',
    ),
    spec(
      'Washrooms',
      'bathroom-fittings.jpg',
      'Stone counters, wall-fed brass mixers, six litres a minute.',
      'Common washrooms on each floor, one of them step-free, cleaned on a rota that is posted on the door.',
    ),
    spec(
      'Electrical',
      'lighting-and-electrical.jpg',
      'Modular switches, dimmable pendants, 12 kVA to each bay.',
      'A bay has 12 kVA with full back-up; a shop 8 kVA, or 25 where the use is a kitchen.',
    ),
    spec(
      'Pantries',
      'kitchen-counter.jpg',
      'Quartz counters, undermount sinks, a point for coffee.',
      'Two pantries to an office floor, wet and dry, with a hatch to the meeting rooms.',
    ),
  ],
  documents: [brochure('rohini-central'), priceSheet('rohini-central')],
  location: place('Rohini Central, Sector 10, Rohini', 28.7148, 77.1146),
  perks: [
    perk('Rohini West metro', '0.3 km'),
    perk('District court', '1.1 km'),
    perk('Swarn Jayanti Park', '1.9 km'),
    perk('City hospital', '2.2 km'),
    perk('Outer Ring Road', '2.8 km'),
    perk('Delhi Technological Park', '4.6 km'),
  ],
}
