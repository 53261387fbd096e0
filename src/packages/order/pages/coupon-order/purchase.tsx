import { codedAmount } from '@/domain/money/amount-text'
import { mailHref } from '@/domain/stays/map'
import { Button } from '@/widgets/button'
import { FactList } from '@/widgets/fact-list'
import type { WithCouponOrder } from './view'
import { emailsText } from '@/domain/vouchers/voucher-text'
import { BulletList } from '@/widgets/bullet-list'
import { EventList } from '@/widgets/event-list'
import { IconLink } from '@/widgets/icon-link'
import { OrderBlock, OrderLine } from '@/widgets/order-block'
import { RefundCells } from '@/widgets/refund-timeline/cells'

/** The purchase: numbers and payments, refunds, receipts, terms, history and help. */
export function Purchase(props: WithCouponOrder) {
  const { order, documents } = props
  return (
    <>
      <PurchaseFacts {...props} />
      <Withdrawal {...props} />
      <Refunds {...props} />
      {documents}
      <OrderBlock title="Terms">
        <BulletList lines={order.termsLines.map(({ text }) => text)} />
      </OrderBlock>
      <History {...props} />
      <Help {...props} />
    </>
  )
}

function PurchaseFacts({ order, ownTime }: WithCouponOrder) {
  const payments = order.payments.map(({ channelName, paidAt, amount }) => ({
    label: `Paid ${ownTime(paidAt)}`,
    value: `${codedAmount(order, amount)}, ${channelName}`,
  }))
  return (
    <OrderBlock title="Purchase">
      <FactList
        facts={[
          { label: 'Order number', value: order.orderNo },
          { label: 'Ordered', value: ownTime(order.createdAt) },
          { label: 'Total', value: codedAmount(order) },
          ...payments,
        ]}
      />
      <OrderLine>{emailsText(order.contact.email)}</OrderLine>
    </OrderBlock>
  )
}

/** The right to withdraw while it lasts, and where the law wants one the button for it. */
function Withdrawal({ order, onButton }: WithCouponOrder) {
  const { withdrawalText, hasWithdrawalButton, refundableMinor } = order
  if (withdrawalText === null || refundableMinor === 0) return null
  return (
    <OrderBlock title="Withdrawal">
      <OrderLine>{withdrawalText}</OrderLine>
      {hasWithdrawalButton ? (
        <Button kind="secondary" isWide onTap={() => onButton('refund')}>
          Withdraw from purchase
        </Button>
      ) : null}
    </OrderBlock>
  )
}

function Refunds({ order, ownTime, onButton }: WithCouponOrder) {
  if (order.refunds.length === 0) return null
  return (
    <OrderBlock title="Refunds">
      <RefundCells refunds={order.refunds} ownTime={ownTime} onNameAccount={() => onButton('refund')} />
    </OrderBlock>
  )
}

function History({ order, ownTime }: WithCouponOrder) {
  return (
    <OrderBlock title="History">
      <EventList events={order.logs} ownTime={ownTime} />
    </OrderBlock>
  )
}

function Help({ order, chat, onMail }: WithCouponOrder) {
  const { email } = order.support
  return (
    <OrderBlock label="Customer support" title="Need help?">
      <OrderLine>{`Tell us your order number, ${order.orderNo}.`}</OrderLine>
      <IconLink icon="headset" text="Chat with customer support" {...chat} />
      <IconLink icon="mail" text={email} href={mailHref(email, `Order ${order.orderNo}`)} onOpen={onMail} />
    </OrderBlock>
  )
}
