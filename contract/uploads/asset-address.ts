import { ASSET_PATH, type UploadFolder } from './uploads.constants.ts'

/** The address of a stored file, relative to the root of the site. */
export function assetAddress(folder: UploadFolder, fileName: string) {
  return `/${ASSET_PATH}/${folder}/${encodeURIComponent(fileName)}`
}
