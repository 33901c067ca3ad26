/** The texts about the group on the home and about pages. */
export const companyMessages = {
  /** The figures and their labels are exactly as specified. */
  stats: {
    delivered: 'over 2 crore sq.ft delivered',
    ongoing: '22+ ongoing residential and commercial projects',
    experience: '28 years of trust and experience',
    awards: '50+ awards and achievements',
  },

  initiatives: 'Our Initiatives',
  sector: {
    education: 'Education',
    skillIndia: 'Skill India',
    hospitality: 'Hospitality',
    filmProduction: 'Film Production',
  },

  philosophy: {
    teamwork: 'Teamwork',
    transparency: 'Transparency',
    tenacity: 'Tenacity',
  },
}
