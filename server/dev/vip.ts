import { eq } from 'drizzle-orm'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { canonicalEmail } from '@/domain/account/email'
import type { AppPart } from '../app'
import { userAccount } from '../kernel/database/schema/people'
import { badInput, notFound } from '../kernel/errors'

const wishCheck = Compile(Type.Object({ email: Type.String({ maxLength: 254 }), isVip: Type.Boolean() }))

/** For tests and demonstrations: POST /dev/vip { email, isVip } makes the user of an address a VIP, or none any more; there is no such page in production. */
export const vipPart: AppPart = (app, { env, database }) => {
  if (env.isProductionLike) return
  app.post('/dev/vip', async ({ body }) => {
    if (!wishCheck.Check(body)) throw badInput('', 'Send { email, isVip }.')
    const { isVip } = body
    const email = canonicalEmail(body.email)
    const changed = await database.db
      .update(userAccount)
      .set({ isVip })
      .where(eq(userAccount.email, email))
      .returning({ uid: userAccount.id })
    if (changed.length === 0) throw notFound('Nobody has this address.')
    return { email, isVip }
  })
}
