import type { Executor } from '../kernel/database/executor'
import type { Services } from '../kernel/services'
import { createCode, sealCode } from './codes'
import type { SoldVoucher } from './repository/vouchers'
import { moveVoucher } from './voucher-state'

/** Transfers a voucher to another user with a new code, which invalidates the old code and QR texts. The transaction holds its lock. Throws 409 voucher_state unless it is unused. */
export async function handOver(
  tx: Executor,
  services: Services,
  voucher: SoldVoucher,
  userId: string,
  reason: string,
): Promise<void> {
  const hands = voucher.hands + 1
  const change = { actor: 'user', cause: `handed_over:${hands}`, reason } as const
  const code = sealCode(services, voucher.id, createCode(services.random))
  await moveVoucher(tx, services, voucher, 'handed_over', change, { userId, hands, ...code })
}
