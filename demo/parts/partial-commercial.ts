import type { DemoProjectParts } from '../demo.types.ts'
import { floor, gallery, perk, place, site, spec, unit } from './part-makers.ts'

type SomeParts = Partial<DemoProjectParts>

export const sangamTowerParts: SomeParts = {
  gallery: gallery({
    exterior: ['glass-office-tower-dusk.jpg', 'glass-office-tower-day.jpg', 'sangam-tower-card.jpg'],
    interior: ['office-floor.jpg', 'lobby-columns.jpg'],
  }),
  featureNames: [
    'Conference suite',
    'Basement parking',
    'Full power back-up',
    'EV charging points',
    'Fibre to every unit',
  ],
  plans: [
    floor('Tower floor', 'sangam-tower-floor.png', '11,400 sq.ft, core in the middle, four tenancies at most.'),
    site('Whole site', 'sangam-tower-site.png', 'Tower on the expressway, low block on the service lane.'),
    unit('Quarter floor', 'sangam-tower-quarter-floor.png', '2,650 sq.ft with its own pantry riser.'),
  ],
  specifications: [
    spec(
      'West glass',
      'window-and-balcony-rail.jpg',
      'Fritted from knee to ceiling.',
      'Ceramic frit, denser towards the ceiling, on the west face only. It replaces blinds and one chiller.',
    ),
    spec(
      'Power',
      'lighting-and-electrical.jpg',
      'Dual feed with metered back-up.',
      'Two feeders, full back-up, and a meter for each quarter floor.',
    ),
    spec(
      'Washrooms',
      'bathroom-fittings.jpg',
      'One bank to each quarter.',
      'Every quarter floor reaches a washroom without crossing another tenant.',
    ),
  ],
  location: place('Sangam Tower, Sector 142, Noida', 28.4993, 77.4108),
  perks: [perk('Sector 142 metro', '0.4 km'), perk('Noida Expressway', '0.1 km'), perk('Business hotel', '1.6 km')],
}

export const charbaghExchangeParts: SomeParts = {
  gallery: gallery({ exterior: ['charbagh-exchange-card.jpg'], interior: ['retail-atrium.jpg', 'office-floor.jpg'] }),
  featureNames: ['Shaded arcade', 'Conference suite', 'Fibre to every unit', 'Step-free throughout'],
  plans: [
    floor('Hall level', 'charbagh-exchange-hall.png', 'A covered way between two streets with shops on both sides.'),
    unit(
      'Small office',
      'charbagh-exchange-small-office.png',
      '180 to 420 sq.ft, sharing reception and meeting rooms.',
    ),
  ],
  location: place('Charbagh Exchange, Station Road, Lucknow', 26.8323, 80.9231),
  perks: [perk('Charbagh station', '0.4 km'), perk('Charbagh metro', '0.5 km'), perk('Hazratganj', '3.0 km')],
}

export const ferryHouseParts: SomeParts = {
  gallery: gallery({
    exterior: ['ferry-house-card.jpg', 'glass-office-tower-dusk.jpg'],
    interior: ['office-floor.jpg', 'lobby-columns.jpg'],
    amenities: ['gym.jpg'],
  }),
  featureNames: ['Conference suite', 'Clubhouse gym', 'Rooftop solar', 'EV charging points'],
  plans: [floor('Typical floor', 'ferry-house-floor.png', '9,800 sq.ft, column-free for fourteen metres.')],
  specifications: [
    spec(
      'Opening windows',
      'window-and-balcony-rail.jpg',
      'One in three opens, with a lamp to say when.',
      'Parallel-opening windows on every third module. A green lamp lights when outside air is better than inside.',
    ),
  ],
}

export const canalWalkParts: SomeParts = {
  gallery: gallery({ exterior: ['canal-walk-card.jpg'] }),
  featureNames: ['Shaded arcade', 'Visitor parking', 'Service lifts and loading bay'],
  plans: [
    unit('Canal front', 'canal-walk-canal-front.png', '775 sq.ft, six metres wide and twelve deep, open at both ends.'),
  ],
  location: place('Canal Walk, Sector 79, Faridabad', 28.3779, 77.3562),
}

export const marketHallParts: SomeParts = {
  gallery: gallery({
    exterior: ['market-hall-card.jpg'],
    interior: ['retail-atrium.jpg'],
  }),
  featureNames: ['Food court', 'Visitor parking', 'Step-free throughout', 'Rainwater harvesting'],
  location: place('Market Hall, Ahinsa Khand 2, Indirapuram', 28.6389, 77.3731),
  perks: [perk('Vaishali metro', '3.3 km'), perk('Swarn Jayanti park, Indirapuram', '0.9 km')],
}
