import type { DemoHandover } from './demo.types.ts'

const tower = (
  name: string,
  promisedDate: string | null,
  handedOverDate: string | null,
  reason: string | null = null,
) => ({
  ...{ tower: name, promisedDate, handedOverDate, reason },
})

/** By routing name. The ledger lists a project without an entry as a whole, with its own dates. */
export const handoversOf: Record<string, DemoHandover[]> = {
  suncourt: [
    tower('Sun 1', '2025-03-31', '2025-03-14'),
    tower('Sun 2', '2025-06-30', '2025-06-30'),
    tower('Sun 3', '2025-12-31', '2025-12-09'),
    tower('Sun 4', '2026-06-30', '2026-06-19'),
    tower('Sun 5 to Sun 10', null, null),
  ],
  'gomti terraces': [
    tower('Block A', '2026-12-31', '2026-10-24'),
    tower('Block B', '2026-12-31', '2026-11-07'),
    tower('Block C', null, null),
  ],
  'parkline greens': [
    tower('Tower A', '2019-06-30', '2019-06-12'),
    tower('Tower B', null, '2019-07-31'),
    tower(
      'Tower C',
      '2019-07-15',
      '2019-09-14',
      'The inspector refused one of the two lifts and he was right. We paid the rent of 112 families for two months.',
    ),
  ],
  'elite one': [tower('Floors 1 to 9', '2026-08-31', '2026-08-04'), tower('Floors 10 to 21', null, null)],
  'delta street': [tower('First stretch', '2025-11-14', '2025-11-01'), tower('Second stretch', null, null)],
  'foundry row': [
    {
      tower: null,
      promisedDate: null,
      handedOverDate: null,
      reason:
        'A storm broke 61 panes of the new roof in October and the maker had no more of that glass until December.',
    },
  ],
}
