import { accountRightsRoutes } from '@/contract/account-rights'
import { maskEmail } from '@/domain/account/email'
import { openExport } from '../account/open-export'
import { refuseOpenStays } from '../account/refuse-open-stays'
import { deleteAccount } from '../commands/delete-account'
import { limitCalls } from '../kernel/http/rate-limit'
import { sendEmailCode } from '../auth/send-email-code'
import { notFound } from '../kernel/errors'
import { findUser, type UserRow } from '../repositories/user'
import type { SignedInUser } from '../kernel/services'
import { routeModule, type RequestContext } from '../kernel/http/route-module'

const done = { ok: true } as const

// Calls a minute from one address: a person needs one or two.
const mostCodeSends = 20
const mostTries = 20

async function askingUser({ services, user }: RequestContext<SignedInUser>): Promise<UserRow> {
  const row = await findUser(services.database.db, user.uid)
  if (!row || row.isLogoff) throw notFound()
  return row
}

/** What people may ask of us about their own account: all data, or to be forgotten; both only with a code from the mailbox. */
export const accountRightsModule = routeModule(accountRightsRoutes, {
  sendAccountCode: async ({ purpose }, context) => {
    const { services, ip, deviceId } = context
    limitCalls(services, { name: 'send', ip, most: mostCodeSends })
    const { id, email } = await askingUser(context)
    if (purpose === 'delete') await refuseOpenStays(services.database.db, id)
    const { resendAt, expiresAt } = await sendEmailCode(services, { email, purpose, deviceId })
    return {
      maskedEmail: maskEmail(email),
      resendAt: resendAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }
  },
  exportAccount: async ({ code }, context) => {
    const { services, ip, deviceId } = context
    limitCalls(services, { name: 'try', ip, most: mostTries })
    const { path, fileName, expiresAt } = await openExport(services, await askingUser(context), { code, deviceId })
    return { path, fileName, expiresAt: expiresAt.toISOString() }
  },
  deleteAccount: async ({ code }, context) => {
    const { services, ip, deviceId } = context
    limitCalls(services, { name: 'try', ip, most: mostTries })
    await deleteAccount(services, await askingUser(context), { code, deviceId })
    context.clearRefreshCookie()
    return done
  },
})
