import { anUpload } from '#test/builders.ts'

export const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=1&layer=mapnik'

export async function storePartFiles(db: Parameters<typeof anUpload>[0]) {
  await anUpload(db, { storedName: '1_part.jpg' })
  await anUpload(db, { storedName: '1_paper.pdf', mime: 'application/pdf', width: null, height: null })
}
