import { eraseUser } from '../account/erase-user'
import type { JobHandler } from '../kernel/jobs/run-jobs'

/** Erases once more what calls that were under way wrote for an account while it was being deleted. */
export const eraseLeftovers: JobHandler<'erase-leftovers'> = (services, { uid }) =>
  services.database.transaction((tx) => eraseUser(tx, services, uid))
