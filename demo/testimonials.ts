import type { DemoTestimonial } from './demo.types.ts'

// The videos are openly licensed short films in place of interviews.
export const testimonials: DemoTestimonial[] = [
  { name: 'Ritu and Anshul Bhargava, Gomti Terraces', videoLink: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
  { name: 'Farhan Qidwai, Foundry Row, Okhla', videoLink: 'https://youtu.be/eRsGyueVLvQ' },
  { name: 'Sunita Rawat, Meridian Court, Noida', videoLink: 'https://www.youtube.com/watch?v=R6MlUcmOul8' },
  { name: 'Harleen and Jas Gill, Parkline Greens', videoLink: 'https://www.youtube.com/embed/TLkA0RELQ1g' },
  { name: 'Dr. Meenal Joshi, Elite One, Noida', videoLink: 'https://youtu.be/Y-rmzh0PI3c' },
  { name: 'Imtiaz and Rukhsar Alvi, Tulsi Enclave', videoLink: 'https://www.youtube.com/watch?v=WhWc3b3KhnY' },
  { name: 'Colonel P. S. Thapa, Jhelum Apartments', videoLink: 'https://www.youtube.com/watch?v=mN0zPOpADL4' },
  { name: 'Nandini Saxena, Suncourt, Sun 2', videoLink: 'https://www.youtube.com/embed/_cMxraX_5RE' },
]
