import { reportRoutes } from '@/contract/report'
import { unauthorized } from '../kernel/errors'
import { limitCalls, limitDevice } from '../kernel/http/rate-limit'
import { routeModule } from '../kernel/http/route-module'
import { appealRemoval } from './appeal'
import { readReport, reportContent } from './report'

/** Reports a day from one address, which many people may share, and from one device. */
const MOST_REPORTS = { address: 60, device: 20 } as const

/** Receipts that may be looked up a minute from one address: a person has a few. */
const MOST_LOOK_UPS = 30

/** Reports of content, which need no sign-in, and appeals of its authors. */
export const moderationModule = routeModule(reportRoutes, {
  reportContent: (sent, { services, user, deviceId, ip }) => {
    limitCalls(services, { name: 'report', ip, most: MOST_REPORTS.address, per: 'day' })
    limitDevice(services, { name: 'report', deviceId, most: MOST_REPORTS.device, per: 'day' })
    return reportContent(services, sent, { userId: user?.uid ?? null, deviceId })
  },

  getReport: ({ receipt }, { services, ip }) => {
    limitCalls(services, { name: 'receipt', ip, most: MOST_LOOK_UPS })
    return readReport(services, receipt)
  },

  appealRemoval: async (sent, { services, user }) => {
    if (!user) throw unauthorized()
    return { appealedAt: (await appealRemoval(services, user.uid, sent)).toISOString() }
  },
})
