/**
 * Test files that start their own processes or databases, which takes seconds each. They run first, because a run would
 * have to wait for one that starts last. `quick` leaves them out.
 */
export const WITH_PROCESSES = [
  'server/start.test.ts',
  'server/backup/restore-backup.test.ts',
  'server/appointments/reminders-across-restarts.test.ts',
  'server/commands/admin.test.ts',
  'server/commands/backup.test.ts',
  'server/killed.test.ts',
  'server/several-processes.test.ts',
  'server/db/folder-lock.test.ts',
  'server/db/migrate.test.ts',
  'server/db/damaged-database.test.ts',
  'server/db/postgres.test.ts',
  'server/db/jobs.test.ts',
  'server/db/open-database.test.ts',
  'server/backup/backup-socket.test.ts',
  'server/commands/backup-refusals.test.ts',
  'server/database-unreachable.test.ts',
]
