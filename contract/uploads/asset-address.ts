import { ASSET_PATH, type UploadFolder } from './uploads.constants.ts'

/** The address of a stored file, from the site's root. */
export function assetAddress(folder: UploadFolder, fileName: string) {
  return `/${ASSET_PATH}/${folder}/${encodeURIComponent(fileName)}`
}
