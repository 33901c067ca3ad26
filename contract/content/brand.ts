type Link = { label: string; href: string }

type Brand = {
  name: string
  legalName: string
  slogan: string
  office: { name: string; lines: string[]; hours: string }
  salesPhone: Link
  carePhone: Link
  lucknowPhone: Link
  email: string
  emailHref: string
  mapEmbedUrl: string
  socialLinks: Link[]
  blogHref: string
  chatHref: string
  callHref: string
  /** The address of an image that opens on the home page after the disclaimer is closed; null for none. */
  popupImage: { src: string; alt: string } | null
}

export const brand: Brand = {
  name: 'Plinth',
  legalName: 'Plinth Group',
  slogan: 'On Time, Every Time',
  office: {
    name: 'Plinth House',
    lines: ['Plinth Group, Plinth House', '14 Demo Marg, Sector 10, Rohini', 'New Delhi 110085'],
    hours: 'Every day, 10 AM to 7 PM',
  },
  salesPhone: { label: '1800 000 2028', href: 'tel:18000002028' },
  carePhone: { label: '+91 11 0000 1998', href: 'tel:+911100001998' },
  lucknowPhone: { label: '+91 522 000 1998', href: 'tel:+915220001998' },
  email: 'hello@plinthgroup.example',
  emailHref: 'mailto:hello@plinthgroup.example',
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=77.1006%2C28.7058%2C77.1286%2C28.7238&layer=mapnik&marker=28.7148%2C77.1146',
  socialLinks: [
    { label: 'Instagram', href: 'https://www.instagram.com/plinthgroup.demo' },
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/plinth-group-demo' },
    { label: 'YouTube', href: 'https://www.youtube.com/@plinthgroupdemo' },
    { label: 'Facebook', href: 'https://www.facebook.com/plinthgroup.demo' },
  ],
  blogHref: 'https://blog.plinth.example',
  chatHref: 'https://wa.me/911800002028',
  callHref: 'tel:18000002028',
  popupImage: null,
}
