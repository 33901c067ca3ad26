/** Versions are for whoever may save; the public's answers keep to the specification's fields. */
export function asSeenBy<T extends { version: number }>(record: T, isStaff: boolean) {
  return { ...record, version: isStaff ? record.version : undefined }
}
