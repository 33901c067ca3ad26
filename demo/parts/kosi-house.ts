import type { DemoProjectParts } from '../demo.types.ts'
import { brochure, cluster, floor, gallery, perk, place, priceSheet, site, spec, unit } from './part-makers.ts'

export const kosiHouseParts: DemoProjectParts = {
  gallery: gallery({
    exterior: ['twin-luxury-towers-dusk.jpg', 'twin-luxury-towers-golden.jpg', 'kosi-house-card.jpg'],
    interior: ['living-room-lounge.jpg', 'kitchen-island.jpg', 'bedroom-window.jpg', 'lobby-columns.jpg'],
    amenities: ['pool-edge.jpg', 'gym-floor.jpg'],
    construction: ['kosi-house-progress-june.png', 'kosi-house-progress-october.png'],
  }),
  featureNames: [
    'Lap pool, 25 m',
    'Clubhouse gym',
    'Double-height lobby',
    'Reading room',
    'Video door phone',
    'Full power back-up',
    'EV charging points',
    'Basement parking',
    'Step-free throughout',
  ],
  plans: [
    floor(
      'Levels 3 to 19',
      'kosi-house-floor-three-to-nineteen.png',
      'Two residences to a floor, each with its own lift lobby and a service stair.',
    ),
    floor(
      'Bridge level 15',
      'kosi-house-bridge-level.png',
      'Reading room, four guest rooms and the long table, 3,900 sq.ft in all.',
    ),
    cluster(
      'Garden between the towers',
      'kosi-house-garden.png',
      'Drop-off below ground; the lawn at grade is for feet only.',
    ),
    site(
      'Whole site',
      'kosi-house-site.png',
      'Four acres on Dwarka Expressway with a service road shared with nobody.',
    ),
    unit(
      '4 BHK residence',
      'kosi-house-unit-4bhk.png',
      '2,910 sq.ft carpet with a 46-foot verandah facing west-south-west.',
    ),
    unit(
      '4 BHK, bridge level',
      'kosi-house-unit-bridge-level.png',
      '3,040 sq.ft carpet on level fifteen, with a door of its own to the bridge.',
    ),
  ],
  specifications: [
    spec(
      'Verandah',
      'window-and-balcony-rail.jpg',
      'Three metres deep, timber soffit, glass rail.',
      'The verandah is deep enough for a table for eight. Its soffit is thermally modified ash; the rail is curved laminated glass in panels of 1.5 m, each replaceable from inside.',
    ),
    spec(
      'Floors',
      'flooring.jpg',
      'Limestone in the halls, oak where you go barefoot.',
      'Honed limestone, 20 mm, in living and dining; oak herringbone in bedrooms and the study. Both run level through the doors: no thresholds.',
    ),
    spec(
      'Kitchen',
      'kitchen-counter.jpg',
      'Two kitchens: one to cook in, one to be seen in.',
      'A show kitchen with a stone counter and induction, and a working kitchen behind it with gas, a steel bench and its own exhaust to the roof.',
    ),
    spec(
      'Bathrooms',
      'bathroom-fittings.jpg',
      'Book-matched stone, brass mixers, heated rail.',
      'Wall stone is book-matched and numbered at the quarry. Mixers are unlacquered brass and will darken; ours did.',
    ),
    spec(
      'Doors',
      'door-and-lock.jpg',
      'Full-height veneer with a concealed frame.',
      'Doors are 2.7 m high on pivot hinges, with lever locks inside and a keypad at the lift lobby.',
    ),
    spec(
      'Lighting',
      'lighting-and-electrical.jpg',
      'Four scenes a room, one plain switch.',
      'Each room has four set scenes and a plain two-way switch by the door that ignores them.',
    ),
  ],
  documents: [brochure('kosi-house'), priceSheet('kosi-house')],
  location: place('Kosi House, Sector 104, Gurugram', 28.4784, 76.9897),
  perks: [
    perk('Dwarka Expressway', '0.4 km'),
    perk('Bajghera flyover', '2.6 km'),
    perk('Multi-speciality hospital', '3.1 km'),
    perk('International school', '1.7 km'),
    perk('Golf course', '4.2 km'),
    perk('Airport, terminal 3', '13.5 km'),
  ],
}
