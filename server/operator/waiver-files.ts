import { lockOrderByNo } from '../booking/repository/orders'
import { presentWaiver } from '../booking/waiver'
import { notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { type OnOrder, recordAction } from './audit'

/** Names of the files that a traveler sent with the last request to waive an order's fee, each with an address good for half an hour; who was given them is recorded. Throws 404 for an unknown order, and for one without files. */
export async function showWaiverFiles(services: Services, { operator, orderNo }: OnOrder): Promise<string> {
  return services.database.transaction(async (tx) => {
    const order = await lockOrderByNo(tx, orderNo)
    const files = order ? (presentWaiver(services, order)?.files ?? []) : []
    if (!order || files.length === 0) throw notFound(`There are no files with booking ${orderNo}.`)
    const facts = { files: files.length }
    await recordAction(tx, services, {
      operator,
      action: 'show_files',
      purchaseId: order.id,
      refundId: null,
      before: facts,
      after: facts,
    })
    const addressOf = (path: string | null) => (path === null ? 'no longer stored' : `${services.env.publicUrl}${path}`)
    return files.map(({ fileName, path }) => `${fileName}\n  ${addressOf(path)}`).join('\n')
  })
}
