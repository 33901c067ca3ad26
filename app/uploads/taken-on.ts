import { isCalendarDay, siteDay } from '#contract/wire/site-time.ts'

/** Cameras write the EXIF data at the beginning of a file. */
const SEARCHED_BYTES = 256 * 1024

const EXIF_DIRECTORY = 0x8769
const DATE_TIME_ORIGINAL = 0x9003

/**
 * Returns the day on which a photograph was taken, from its EXIF data (JPEG and HEIC). Null if it is missing, invalid
 * or in the future. Call it before `shrinkPhotograph`, which removes the data.
 */
export async function takenOn(file: Blob): Promise<string | null> {
  try {
    const text = originalDate(new DataView(await file.slice(0, SEARCHED_BYTES).arrayBuffer()))
    const day = text?.slice(0, 10).replaceAll(':', '-')
    return day && isCalendarDay(day) && day <= siteDay(new Date()) ? day : null
  } catch {
    // Damaged data can have offsets outside the file, or the file cannot be read.
    return null
  }
}

/** Returns DateTimeOriginal, such as '2026:11:06 14:32:10'; null if it is missing. */
function originalDate(view: DataView) {
  const start = tiffStart(new Uint8Array(view.buffer))
  if (start === null) return null
  const isLittleEndian = view.getUint8(start) === 0x49
  const short = (at: number) => view.getUint16(start + at, isLittleEndian)
  const long = (at: number) => view.getUint32(start + at, isLittleEndian)

  function entryOf(directory: number, tag: number) {
    for (let nth = 0; nth < short(directory); nth += 1) {
      const entry = directory + 2 + 12 * nth
      if (short(entry) === tag) return long(entry + 8)
    }
    return null
  }

  const exif = entryOf(long(4), EXIF_DIRECTORY)
  const offset = exif === null ? null : entryOf(exif, DATE_TIME_ORIGINAL)
  return offset === null ? null : String.fromCharCode(...new Uint8Array(view.buffer, start + offset, 19))
}

/** Returns the start of the TIFF structure, after 'Exif' and two zeros; null if there is none. */
function tiffStart(bytes: Uint8Array) {
  const text = new TextDecoder('latin1').decode(bytes)
  const found = /Exif\0\0(?:II\*\0|MM\0\*)/.exec(text)
  return found ? found.index + 6 : null
}
