/** Versions are only returned to staff, who can save; public responses have only the specified fields. */
export function withVersionForStaff<T extends { version: number }>(record: T, isStaff: boolean) {
  return { ...record, version: isStaff ? record.version : undefined }
}
