import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import type { Difference } from './change-differences.ts'
import './change-table.css'

export function ChangeTable({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null
  return (
    <table className="change-table">
      <caption>What changed</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>
              {before === null ? (
                '–'
              ) : (
                <del>
                  <Value field={field} text={before} />
                </del>
              )}
            </td>
            <td>
              {after === null ? (
                '–'
              ) : (
                <ins>
                  <Value field={field} text={after} />
                </ins>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Stored file names: the upload timestamp, an underscore, and the original name. */
const STORED_FILE = /^\d{13}_[\w.-]+\.(?:jpe?g|png|mp4|pdf)$/i

function Value({ field, text }: { field: string; text: string }) {
  if (!STORED_FILE.test(text)) return text
  return (
    <a href={assetAddress(folderOf(field, text), text)} target="_blank" rel="noreferrer">
      {text.slice(text.indexOf('_') + 1)}
    </a>
  )
}

function folderOf(field: string, name: string) {
  if (/\.mp4$/i.test(name)) return UPLOAD_FOLDER.videos
  return field === 'Banner image' ? UPLOAD_FOLDER.banners : UPLOAD_FOLDER.images
}
