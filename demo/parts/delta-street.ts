import type { DemoProjectParts } from '../demo.types.ts'
import { brochure, cluster, floor, gallery, perk, place, priceSheet, site, spec, unit } from './part-makers.ts'

export const deltaStreetParts: DemoProjectParts = {
  gallery: gallery({
    exterior: ['delta-street-retail-dusk.jpg', 'delta-street-retail-day.jpg', 'delta-street-card.jpg'],
    interior: ['delta-street-arcade.jpg', 'delta-street-gallery-level.jpg'],
    amenities: ['delta-street-evening.jpg'],
    construction: ['delta-street-progress-june.png', 'delta-street-progress-october.png'],
  }),
  featureNames: [
    'Shaded arcade',
    'Food court',
    'Service lifts and loading bay',
    'Visitor parking',
    'Basement parking',
    'Step-free throughout',
    'Rooftop solar',
    '24-hour security desk',
  ],
  plans: [
    floor(
      'Street level',
      'delta-street-street.png',
      'Sixty-two fronts under the arcade, corner units at each crossing.',
    ),
    floor('Gallery level', 'delta-street-gallery.png', 'Fifty-six fronts on the gallery, bridges every sixty metres.'),
    cluster(
      'Clock end',
      'delta-street-clock-end.png',
      'Where the street widens for the clock, the trees and the chairs.',
    ),
    site('Whole street', 'delta-street-site.png', '340 m from the ring road to the clock, parking on both sides.'),
    unit('Arcade front', 'delta-street-arcade-front.png', '210 to 640 sq.ft, 3.6 m wide, awning rail included.'),
    unit(
      'Café corner',
      'delta-street-cafe-corner.png',
      '880 to 1,450 sq.ft with a kitchen flue and sixteen seats outside.',
    ),
  ],
  specifications: [
    spec(
      'Paving',
      'flooring.jpg',
      'Sandstone setts on sand, so they can be lifted.',
      'Sandstone setts of 100 mm on a sand bed. When a pipe needs mending the setts go back in the same order; the mason numbers them in chalk.',
    ),
    spec(
      'Fronts',
      'window-and-balcony-rail.jpg',
      'Glass between piers, awnings in one canvas.',
      'Clear glass between plastered piers. Awnings are one canvas in four colours, chosen by the tenant and fixed by us.',
    ),
    spec(
      'Shutters',
      'door-and-lock.jpg',
      'Timber-slat shutters, no rolling steel.',
      'Slatted timber shutters fold into the pier. The street stays worth walking after the shops have closed.',
    ),
    spec(
      'Lights',
      'lighting-and-electrical.jpg',
      'Festoons on a timer, one circuit a side.',
      'Festoon lamps hang at 6.5 m on two circuits. They dim at eleven and go off at midnight, except on Diwali.',
    ),
    spec(
      'Kitchens',
      'kitchen-counter.jpg',
      'Flues to the roof from every corner unit.',
      'Corner units have a 450 mm flue, a grease trap and 25 kVA. Others may cook nothing larger than a toastie.',
    ),
  ],
  documents: [brochure('delta-street'), priceSheet('delta-street')],
  location: place('Delta Street, Sector Delta 1, Greater Noida', 28.4877, 77.5304),
  perks: [
    perk('Delta 1 metro', '0.6 km'),
    perk('Jagat Farm market', '1.4 km'),
    perk('City park', '2.3 km'),
    perk('University gate', '3.1 km'),
    perk('Pari Chowk', '3.4 km'),
  ],
}
