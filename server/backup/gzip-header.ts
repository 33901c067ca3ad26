/** Gzip, deflate, no flags, no time, no effort named, no system named. */
export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
