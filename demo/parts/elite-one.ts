import type { DemoProjectParts } from '../demo.types.ts'
import { brochure, cluster, floor, gallery, perk, place, priceSheet, site, spec, unit } from './part-makers.ts'

export const eliteOneParts: DemoProjectParts = {
  gallery: gallery({
    exterior: ['elite-one-mixed-use-golden.jpg', 'elite-one-mixed-use-dusk.jpg', 'elite-one-card.jpg'],
    interior: ['lobby.jpg', 'office-floor.jpg', 'living-room-mirrored.jpg', 'retail-atrium.jpg'],
    amenities: ['pool-deck-dusk.jpg', 'gym.jpg'],
    construction: ['elite-one-progress-june.png', 'elite-one-progress-october.png'],
  }),
  featureNames: [
    'Double-height lobby',
    'Conference suite',
    'Clubhouse gym',
    'Lap pool, 25 m',
    'EV charging points',
    'Basement parking',
    'Full power back-up',
    'Service lifts and loading bay',
    'Fibre to every unit',
    'Food court',
  ],
  plans: [
    floor(
      'Podium, level 1',
      'elite-one-podium.png',
      'Shops on the corner, lobby on the side street, no stairs between them.',
    ),
    floor(
      'Office floors 10 to 17',
      'elite-one-office-floor.png',
      '8,600 sq.ft a floor with a terrace at the step on levels 10 and 14.',
    ),
    cluster(
      'Podium roof',
      'elite-one-podium-roof.png',
      'Pool, gym and a lawn on level 4, shared by tenants and residents at different hours.',
    ),
    site('Corner of Sector 62', 'elite-one-site.png', 'Two roads, three ramps, one hundred and ninety bays a level.'),
    unit('Half floor', 'elite-one-half-floor.png', '4,200 sq.ft with two washrooms and a pantry riser already in.'),
    unit(
      'Serviced residence',
      'elite-one-residence.png',
      '820 sq.ft on levels 18 to 21, furnished, with housekeeping.',
    ),
    unit('Podium shop', 'elite-one-podium-shop.png', '450 to 1,900 sq.ft, 5.1 m clear height at the front.'),
  ],
  specifications: [
    spec(
      'Lobby',
      'lobby.jpg',
      'Nine metres high, in white marble and bronze.',
      'White marble walls, bronze desk, six destination-control lifts. The chandelier lowers to the floor on a winch for cleaning, every second Sunday.',
    ),
    spec(
      'Facade',
      'window-and-balcony-rail.jpg',
      'Fritted glass below, terracotta above.',
      'Double glazing with a 40 per cent frit on offices; clay panels on the residences, which want privacy more than view.',
    ),
    spec(
      'Raised floors',
      'flooring.jpg',
      '150 mm access floor in every office.',
      'Access floor of 150 mm throughout the offices, finished by the tenant. Shops and residences are on screed.',
    ),
    spec(
      'Doors and access',
      'door-and-lock.jpg',
      'One card from the car to the desk.',
      'A single card or phone pass opens the barrier, the lift and the suite; visitors get a code that lives for one day.',
    ),
    spec(
      'Power',
      'lighting-and-electrical.jpg',
      '1 kVA to 100 sq.ft, all of it backed up.',
      'Dual feed, full back-up within eight seconds, and a meter for each half floor.',
    ),
    spec(
      'Washrooms',
      'bathroom-fittings.jpg',
      'Two banks a floor and one step-free room.',
      'Two banks a floor, sensor taps at four litres a minute, and a step-free room on every level, not every third.',
    ),
  ],
  documents: [brochure('elite-one'), priceSheet('elite-one')],
  location: place('Elite One, Sector 62, Noida', 28.6271, 77.3649),
  perks: [
    perk('Sector 62 metro', '0.9 km'),
    perk('National Highway 9', '1.2 km'),
    perk('Engineering college', '0.7 km'),
    perk('Hospital', '1.5 km'),
    perk('Indirapuram', '2.6 km'),
    perk('Anand Vihar terminal', '9.8 km'),
  ],
}
