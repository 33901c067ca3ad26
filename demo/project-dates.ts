interface ProjectDates {
  possessionDate: string
  handedOverDate: string | null
}

const due = (possessionDate: string): ProjectDates => ({ possessionDate, handedOverDate: null })
const handedOver = (possessionDate: string, handedOverDate: string): ProjectDates => ({
  possessionDate,
  handedOverDate,
})

/** By routing name: the declared possession date and, for completed projects, the handover date. */
export const datesOf: Record<string, ProjectDates> = {
  suncourt: due('2027-12-31'),
  'kosi house': due('2028-06-30'),
  'gomti terraces': due('2027-03-31'),
  'begum park': due('2028-06-30'),
  'kadamba villas': due('2027-06-30'),
  'neem street': due('2027-09-30'),
  'yamuna meadows': due('2027-12-31'),
  'saffron grove': due('2029-03-31'),
  'aravalli edge': due('2028-03-31'),
  'ridgeview terraces': due('2029-12-31'),
  'meridian court': handedOver('2026-03-31', '2026-03-22'),
  'parkline greens': handedOver('2019-07-31', '2019-09-14'),
  'tulsi enclave': handedOver('2021-03-20', '2021-02-20'),
  'jhelum apartments': handedOver('2017-11-30', '2017-11-30'),
  'rohini central': due('2028-09-30'),
  'lucknow central': due('2029-06-30'),
  'elite one': due('2027-06-30'),
  'delta street': due('2027-12-31'),
  'sangam tower': due('2027-08-31'),
  'charbagh exchange': due('2027-08-31'),
  'ferry house': due('2027-02-28'),
  'canal walk': due('2029-01-31'),
  'foundry row': handedOver('2024-11-30', '2025-01-12'),
  'market hall': handedOver('2020-10-15', '2020-10-15'),
}
