import type { DemoProjectParts } from '../demo.types.ts'
import { brochure, cluster, floor, gallery, perk, place, priceSheet, site, spec, unit } from './part-makers.ts'

export const foundryRowParts: DemoProjectParts = {
  gallery: gallery({
    exterior: ['foundry-row-card.jpg', 'foundry-row-hall.jpg'],
    interior: ['retail-atrium.jpg', 'office-floor.jpg'],
    amenities: ['lobby-columns.jpg', 'gym-floor.jpg', 'foundry-row-trees.jpg'],
    construction: ['foundry-row-progress-january.png'],
  }),
  featureNames: [
    'Service lifts and loading bay',
    'Full power back-up',
    'Food court',
    'Double-height lobby',
    'Clubhouse gym',
    'Step-free throughout',
    'Rooftop solar',
    'Rainwater harvesting',
    'Fibre to every unit',
    'Conference suite',
  ],
  plans: [
    floor(
      'Hall level',
      'foundry-row-hall.png',
      'Twenty-two shops and a canteen on the floor where the furnaces stood.',
    ),
    floor('Studio level', 'foundry-row-studios.png', 'Open studios between the old columns, 3.9 m to the truss.'),
    cluster(
      'Hall and courtyard',
      'foundry-row-courtyard.png',
      'The courtyard was the slag yard; it has been dug out, tested and planted.',
    ),
    site('As-built site', 'foundry-row-site.png', 'Two and a half acres in Okhla, lorries in from the east.'),
    unit('Studio', 'foundry-row-studio.png', '560 to 1,300 sq.ft, 750 kg a square metre, doors two metres wide.'),
    unit('Hall shop', 'foundry-row-hall-shop.png', '240 to 480 sq.ft with a workbench window on the hall.'),
  ],
  specifications: [
    spec(
      'Roof',
      'retail-atrium.jpg',
      'New glass on the trusses of 1962.',
      'The riveted trusses were load-tested and kept. The glass is double, self-cleaning in theory, and washed twice a year in practice.',
    ),
    spec(
      'Floors',
      'flooring.jpg',
      'End-grain wood block in the studios.',
      'End-grain blocks, which forgive a dropped hammer, in the studios; ground concrete in the hall.',
    ),
    spec(
      'Doors',
      'door-and-lock.jpg',
      'Two-metre pairs on floor springs.',
      'Pairs of doors two metres clear, on floor springs, with a keypad on the active leaf.',
    ),
    spec(
      'Power',
      'lighting-and-electrical.jpg',
      'Three-phase to every studio.',
      'Three-phase, 15 kVA to each studio, with a red stop button by the door.',
    ),
    spec(
      'Wash places',
      'bathroom-fittings.jpg',
      'Long troughs, hot water, good soap.',
      'Shared wash places with long stone troughs and hot water from the roof panels.',
    ),
  ],
  documents: [brochure('foundry-row'), priceSheet('foundry-row')],
  location: place('Foundry Row, Okhla Phase 3, New Delhi', 28.5519, 77.2706),
  perks: [
    perk('Okhla NSIC metro', '0.8 km'),
    perk('Nehru Place', '2.7 km'),
    perk('Goods terminal', '3.5 km'),
    perk('Design institute', '1.9 km'),
    perk('Hospital, Okhla Road', '4.1 km'),
  ],
}
