import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// Writes a Brotli and a gzip copy next to each text file larger than `SMALLEST`. The server sends a file compressed
// only if it has such a copy.

const TEXT = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest', '.xml'])

/** Up to this size, compression saves less than its headers cost. */
const SMALLEST = 256

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export async function precompress(folder: string) {
  const files = await textFilesIn(folder)
  await Promise.all(files.map(compressBeside))
  return files.length
}

async function textFilesIn(folder: string) {
  const names = await readdir(folder, { recursive: true })
  const paths = names.filter((name) => TEXT.has(extname(name))).map((name) => join(folder, name))
  const isWorthwhile = await Promise.all(paths.map(async (path) => (await stat(path)).size > SMALLEST))
  return paths.filter((_, index) => isWorthwhile[index])
}

async function compressBeside(path: string) {
  const text = await readFile(path)
  const [brotli, zipped] = await Promise.all([
    toBrotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
    toGzip(text, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Name the folder to compress.')
  console.log(`Compressed ${await precompress(folder)} files.`)
}
