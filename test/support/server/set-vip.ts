import { eq } from 'drizzle-orm'
import { userAccount } from '../../../server/kernel/database/schema/people'
import type { TestServer } from './start-test-server'

/** Makes somebody a VIP, or no longer one. */
export async function setVip({ services }: Pick<TestServer, 'services'>, uid: string, isVip: boolean): Promise<void> {
  await services.database.db.update(userAccount).set({ isVip }).where(eq(userAccount.id, uid))
}
