import type { PaymentAttempt, PaymentPage } from '@/contract/payment'
import type { AttemptRow, PaymentRow } from '../repository/payments'
import { payChannelName } from '@/domain/booking/order-text'
import { shownAmount } from '@/domain/money/amount-text'
import type { PaymentProvider } from './provider'
import { whyUnusable } from './usable'

/** Presents an attempt to pay to the traveler. */
export function presentAttempt({ id, channel, status, failMessage }: AttemptRow): PaymentAttempt {
  return { bankOrderId: id, channel, status, failMessage }
}

/** What the payment page is made of. */
interface PaymentParts {
  readonly payment: PaymentRow
  readonly item: PaymentPage['order']
  readonly newestAttempt: AttemptRow | undefined
  readonly providers: readonly PaymentProvider[]
  /** Host in which it is shown. */
  readonly appType: string
}

/** What is to be paid, until when and how, without anything of a person. */
export function presentPaymentPage({ payment, item, newestAttempt, ...parts }: PaymentParts, now: Date): PaymentPage {
  const methods = presentMethods(payment, parts)
  return {
    payId: payment.id,
    status: payment.status,
    ...shownAmount(payment.totalMinor, payment.currencyCode),
    totalMinor: payment.totalMinor,
    payExpireTime: payment.expireAt.toISOString(),
    serverTime: now.toISOString(),
    order: item,
    methods,
    noMethodText: noMethodText(methods),
    attempt: newestAttempt ? presentAttempt(newestAttempt) : null,
  }
}

function presentMethods(
  { currencyCode }: PaymentRow,
  { providers, appType }: Pick<PaymentParts, 'providers' | 'appType'>,
): PaymentPage['methods'] {
  return providers.map((provider) => ({
    channel: provider.channel,
    name: payChannelName(provider.channel),
    hint: provider.hint,
    disabledReason: whyUnusable(provider, { appType, currencyCode }),
  }))
}

function noMethodText(methods: PaymentPage['methods']): string | null {
  if (methods.length === 0)
    return 'Online payment is not set up here yet, so this booking cannot be paid. Nothing was charged.'
  if (methods.some(({ disabledReason }) => disabledReason === null)) return null
  return 'This booking cannot be paid in this app. Open it in your browser, or in the app of a listed wallet.'
}
