import { preferenceRoutes } from '@/contract/preferences'
import { currencyOf } from '@/domain/money/currency'
import { badInput } from '../kernel/errors'
import { setPreferredCurrency } from '../repositories/preferences'
import { routeModule } from '../kernel/http/route-module'

const done = { ok: true } as const

/** What an account prefers on every device. */
export const preferencesModule = routeModule(preferenceRoutes, {
  savePreferences: async ({ currencyCode }, { services, user }) => {
    if (!currencyOf(currencyCode)) throw badInput('currencyCode', 'We do not show prices in this currency.')
    await setPreferredCurrency(services.database.db, user.uid, currencyCode)
    return done
  },
})
