import type { HotelOrderCard, OrderStatus } from '@/contract/order'
import { orderRoutes } from '@/contract/order'
import { type AttemptStatus, type PaymentPage, paymentRoutes, type PaymentStatus } from '@/contract/payment'
import { attemptWith } from '../../support/client/payment-facts'
import { breaking, changing, refusing, together } from './changed-replies'
import { opens, type Scene, sees, tap } from './scene'

const pagePath = paymentRoutes.getPaymentPage.path

/** The payment page where something of its reply is otherwise. */
const payScene = (name: string, change: (page: PaymentPage) => Partial<PaymentPage>, shown: string): Scene => ({
  name,
  at: 'pay',
  before: changing(pagePath, change),
  prepare: sees(shown),
})

/** How order and payment stand at each end of paying; `attempt` is the newest one. */
const endings: readonly (readonly [name: string, OrderStatus, PaymentStatus, AttemptStatus | null])[] = [
  ['checking', 'TO_PAY', 'PENDING', 'PENDING'],
  ['confirming', 'CONFIRMING', 'PAID', 'SUCCESS'],
  ['confirmed', 'CONFIRMED', 'PAID', 'SUCCESS'],
  ['declined', 'TO_PAY', 'PENDING', 'FAILED'],
  ['closed', 'CLOSED_TIMEOUT', 'CLOSED', null],
  ['late', 'AUTO_REFUNDING', 'PAID', 'SUCCESS'],
  ['refunded', 'REFUNDED', 'REFUNDED', 'SUCCESS'],
  ['cancelled', 'CANCELLED_WITH_FEE', 'PAID', 'SUCCESS'],
  ['rejected', 'REJECTED', 'PAID', 'SUCCESS'],
]

const finishScenes: readonly Scene[] = endings.map(([ending, status, payment, attempt]) => ({
  name: `pay-finish-${ending}`,
  at: 'payFinish',
  before: together(
    changing<HotelOrderCard>(orderRoutes.getPackageOrderByPayId.path, () => ({ status })),
    changing<PaymentPage>(pagePath, () => ({
      status: payment,
      attempt: attempt && attemptWith({ status: attempt, failMessage: attempt === 'FAILED' ? 'No funds.' : null }),
    })),
  ),
  prepare: sees('.paid-facts'),
}))

/** The payment page and the page after paying, in every state. */
export const payScenes: readonly Scene[] = [
  { name: 'pay', at: 'pay', prepare: sees('.pay-method') },
  { name: 'pay-leave', at: 'pay', prepare: opens('Back', 'alertdialog') },
  payScene('pay-open-attempt', () => ({ attempt: attemptWith() }), '.pay-note'),
  payScene(
    'pay-declined',
    () => ({ attempt: attemptWith({ status: 'FAILED', failMessage: 'No funds.' }) }),
    '.pay-note',
  ),
  payScene('pay-none', () => ({ methods: [], noMethodText: 'Nothing can be paid here at the moment.' }), '.pay-note'),
  payScene(
    'pay-method-off',
    ({ methods }) => ({
      methods: [
        ...methods,
        { channel: 'wechat', name: 'WeChat Pay', hint: '', disabledReason: 'Only for payments in CNY' },
      ],
    }),
    '.pay-method-off',
  ),
  payScene('pay-over', () => ({ status: 'CLOSED' }), '.result'),
  payScene('pay-over-open', () => ({ status: 'CLOSED', attempt: attemptWith() }), '.result'),
  {
    name: 'pay-refused',
    at: 'pay',
    before: refusing(paymentRoutes.createPayment.path, 503, {
      code: 'provider_unavailable',
      message: 'The payment service does not respond. Nothing was charged.',
    }),
    prepare: async (page) => {
      await tap(page, /^Pay /)
      await sees('.pay-note-bad')(page)
    },
  },
  { name: 'pay-failed', at: 'pay', before: breaking(pagePath), prepare: sees('.fail') },
  { name: 'pay-finish', at: 'payFinish', prepare: sees('.paid-facts') },
  ...finishScenes,
]
