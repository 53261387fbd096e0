import type { OrderChannel } from '@/contract/order'
import type { FieldFault } from '@/domain/booking/booking-form'
import type { Clock, Timers } from '@/platform/clock'
import type { KeyValueStore } from '@/platform/storage/contract'
import type { LoginStore } from '../account/login'
import type { SessionStore } from '../account/session'

/** Dependencies that the stores of all order forms share. */
export interface OrderFormDependencies {
  readonly session: Pick<SessionStore, 'isLogin' | 'uid'>
  readonly login: Pick<LoginStore, 'require' | 'takePendingAction'>
  readonly toast: { show(text: string): void }
  readonly clock: Clock
  readonly timers: Pick<Timers, 'after'>
  readonly tabStorage: KeyValueStore
  /** Scrolls to the field and focuses it. */
  readonly goToField: (id: string) => void
  readonly newKey: () => string
  /** Source fields of the order. */
  readonly channel: () => OrderChannel
}

/** Shows a toast with the error and goes to its field. */
export function showFault(
  { fieldId, message }: FieldFault,
  { toast, goToField }: Pick<OrderFormDependencies, 'toast' | 'goToField'>,
): void {
  toast.show(message)
  goToField(fieldId)
}
