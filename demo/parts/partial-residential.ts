import type { DemoProjectParts } from '../demo.types.ts'
import { cluster, floor, gallery, perk, place, priceSheet, site, spec, unit } from './part-makers.ts'

type SomeParts = Partial<DemoProjectParts>

export const saffronGroveParts: SomeParts = {
  gallery: gallery({ exterior: ['midrise-apartments-day.jpg', 'saffron-grove-card.jpg'] }),
  plans: [
    unit(
      'Typical floor home',
      'saffron-grove-unit-floor.png',
      '1,420 sq.ft carpet; ground and top homes add garden or terrace.',
    ),
  ],
}

export const aravalliEdgeParts: SomeParts = {
  gallery: gallery({
    exterior: ['aravalli-edge-day.jpg', 'aravalli-edge-card.jpg'],
    interior: ['living-room-lounge.jpg', 'bedroom-window.jpg', 'kitchen.jpg'],
    amenities: ['pool-edge.jpg', 'gym.jpg'],
  }),
  featureNames: ['Lap pool, 25 m', 'Clubhouse gym', 'Full power back-up', 'EV charging points', 'Basement parking'],
  plans: [
    floor('Typical floor', 'aravalli-edge-floor.png', 'Lifts and stairs on the road side, rooms on the forest side.'),
    unit('4 BHK', 'aravalli-edge-unit-4bhk.png', '2,260 sq.ft carpet facing south.'),
  ],
  specifications: [
    spec(
      'Garden wall',
      'window-and-balcony-rail.jpg',
      'Local quartzite, laid dry.',
      'Two metres high and ninety centimetres thick, without mortar, so water and small animals pass.',
    ),
    spec(
      'Floors',
      'flooring.jpg',
      'Oak in bedrooms, quartzite at the door.',
      'The first two metres inside each front door are quartzite, for boots.',
    ),
  ],
  location: place('Aravalli Edge, Sector 76, Gurugram', 28.3867, 77.0012),
  perks: [perk('Southern Peripheral Road', '0.5 km'), perk('National Highway 48', '3.2 km'), perk('School', '1.8 km')],
}

export const ridgeviewTerracesParts: SomeParts = {
  gallery: gallery({
    exterior: ['master-plan-dusk.jpg', 'ridgeview-terraces-card.jpg'],
    interior: ['living-room-mirrored.jpg', 'kitchen-mirrored.jpg'],
  }),
  featureNames: ['Children’s play court', 'Community hall', 'Crèche', 'Piped gas', 'Rainwater harvesting'],
  plans: [
    cluster(
      'Pond side',
      'ridgeview-terraces-pond-side.png',
      'Blocks step from nine storeys to five towards the water.',
    ),
    unit('2 BHK', 'ridgeview-terraces-unit-2bhk.png', '640 sq.ft carpet, the home that stood in the Rohini yard.'),
  ],
  documents: [priceSheet('ridgeview-terraces')],
  location: place('Ridgeview Terraces, Sector 88, Faridabad', 28.4196, 77.3451),
}

export const tulsiEnclaveParts: SomeParts = {
  gallery: gallery({
    exterior: ['tulsi-enclave-card.jpg'],
    interior: ['living-room-balcony.jpg', 'bedroom-mirrored.jpg'],
    amenities: ['gym-floor.jpg'],
  }),
  featureNames: [
    'Community hall',
    'Clubhouse gym',
    'Children’s play court',
    'Full power back-up',
    '24-hour security desk',
    'Visitor parking',
  ],
  location: place('Tulsi Enclave, Gomti Nagar Extension, Lucknow', 26.8236, 81.0118),
  perks: [perk('Shaheed Path', '1.0 km'), perk('Riverfront', '2.9 km'), perk('Lohia hospital', '5.6 km')],
}

export const jhelumApartmentsParts: SomeParts = {
  gallery: gallery({ exterior: ['jhelum-apartments-card.jpg', 'midrise-apartments-golden.jpg'] }),
  featureNames: ['Step-free throughout', 'Basement parking', 'Reading room'],
  plans: [
    site(
      'As-built site',
      'jhelum-apartments-site.png',
      'Four blocks and two courts, from the completion drawing of 2017.',
    ),
  ],
  location: place('Jhelum Apartments, Sector 24, Rohini', 28.7253, 77.0861),
  perks: [perk('Rithala metro', '2.4 km'), perk('District park', '0.4 km')],
}
