import { mailHref } from '@/domain/stays/map'
import { Button } from '@/widgets/button'
import { FactList } from '@/widgets/fact-list'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import { RefundTimeline } from '@/widgets/refund-timeline'
import type { WithCouponOrder } from './view'

/** The purchase: numbers and payments, refunds, receipts, terms, history and help. */
export function Purchase(props: WithCouponOrder) {
  const { order, documents } = props
  return (
    <>
      <PurchaseFacts {...props} />
      <Withdrawal {...props} />
      <Refunds {...props} />
      {documents}
      <section className="vouchers-block" aria-label="Terms">
        <h2 className="vouchers-title">Terms</h2>
        <ul>
          {order.termsLines.map(({ text }) => (
            <li key={text} className="vouchers-term">
              {text}
            </li>
          ))}
        </ul>
      </section>
      <History {...props} />
      <Help {...props} />
    </>
  )
}

function PurchaseFacts({ order, ownTime }: WithCouponOrder) {
  const { currencyCode, currencySymbol, currencyAmount, contact } = order
  const payments = order.payments.map(({ channelName, paidAt, amount }) => ({
    label: `Paid ${ownTime(paidAt)}`,
    value: `${currencyCode} ${currencySymbol} ${amount}, ${channelName}`,
  }))
  return (
    <section className="vouchers-block" aria-label="Purchase">
      <h2 className="vouchers-title">Purchase</h2>
      <FactList
        facts={[
          { label: 'Order number', value: order.orderNo },
          { label: 'Ordered', value: ownTime(order.createdAt) },
          { label: 'Total', value: `${currencyCode} ${currencySymbol} ${currencyAmount}` },
          ...payments,
        ]}
      />
      <p className="vouchers-note">{`E-mails about this order go to ${contact.email}. They never contain a code.`}</p>
    </section>
  )
}

/** The right to withdraw while it lasts, and where the law wants one the button for it. */
function Withdrawal({ order, onButton }: WithCouponOrder) {
  const { withdrawalText, hasWithdrawalButton, refundableMinor } = order
  if (withdrawalText === null || refundableMinor === 0) return null
  return (
    <section className="vouchers-block" aria-label="Withdrawal">
      <h2 className="vouchers-title">Withdrawal</h2>
      <p className="vouchers-note">{withdrawalText}</p>
      {hasWithdrawalButton ? (
        <Button kind="secondary" isWide onTap={() => onButton('refund')}>
          Withdraw from purchase
        </Button>
      ) : null}
    </section>
  )
}

function Refunds({ order, ownTime, onButton }: WithCouponOrder) {
  if (order.refunds.length === 0) return null
  return (
    <section className="vouchers-block" aria-label="Refunds">
      <h2 className="vouchers-title">Refunds</h2>
      {order.refunds.map((refund) => (
        <div key={refund.refundId} className="vouchers-cell">
          <RefundTimeline
            refund={refund}
            ownTime={ownTime}
            action={refund.needsAccount ? { text: 'Name an account', onTap: () => onButton('refund') } : undefined}
          />
        </div>
      ))}
    </section>
  )
}

function History({ order, ownTime }: WithCouponOrder) {
  return (
    <section className="vouchers-block" aria-label="History">
      <h2 className="vouchers-title">History</h2>
      <ol>
        {order.logs.map(({ at, to, text }) => (
          <li key={`${at}${to}`} className="vouchers-event">
            <span className="vouchers-event-text">{text}</span>
            <span className="vouchers-event-at">{ownTime(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Help({ order, onMail }: WithCouponOrder) {
  const { email } = order.support
  return (
    <section className="vouchers-block" aria-label="Customer support">
      <h2 className="vouchers-title">Need help?</h2>
      <p className="vouchers-line">{`Tell us your order number, ${order.orderNo}.`}</p>
      <Link className="vouchers-mail" href={mailHref(email, `Order ${order.orderNo}`)} onOpen={onMail}>
        <Icon name="mail" size={18} />
        <span className="vouchers-mail-text">{email}</span>
      </Link>
    </section>
  )
}
