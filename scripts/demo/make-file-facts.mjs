// Writes demo/files.facts.json: the database columns of each demo file. Run it after changing a file.
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '../../demo')
const filesDir = join(root, 'files')
const MIME = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
}

const facts = []
for (const folder of (await readdir(filesDir)).sort()) {
  for (const name of (await readdir(join(filesDir, folder))).sort()) {
    const content = await readFile(join(filesDir, folder, name))
    const mime = MIME[extname(name).toLowerCase()]
    if (!mime) throw new Error(`No type is known for ${folder}/${name}.`)
    facts.push({
      folder,
      name,
      bytes: content.length,
      mime,
      sha256: createHash('sha256').update(content).digest('hex'),
      ...(mime.startsWith('image/')
        ? await pictureFacts(content)
        : { width: null, height: null, dominantColour: null }),
    })
  }
}
await writeFile(join(root, 'files.facts.json'), `${JSON.stringify(facts, null, 2)}\n`)
console.log(`${facts.length} files`)

async function pictureFacts(content) {
  const { width, height } = await sharp(content).metadata()
  const { dominant } = await sharp(content).removeAlpha().stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')
  return { width, height, dominantColour: `#${hex}` }
}
