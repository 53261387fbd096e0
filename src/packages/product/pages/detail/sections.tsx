import { observer } from 'mobx-react'
import { failureView } from '@/domain/failure'
import { isDateLine } from '@/domain/vouchers/terms-text'
import { saleTurn } from '@/domain/vouchers/sale-text'
import type { ReachOutcome } from '@/platform/apps/contract'
import { callPhone, writeMail } from '@/platform/apps/reach'
import { deviceTime } from '@/platform/clock/device-time'
import { back, go, hrefOf } from '@/platform/navigation'
import { supportLink } from '@/shell/support-link'
import { reviewLink } from '@/shell/card-links'
import { shareButtonProps } from '@/platform/share'
import { useRoot } from '@/stores/app/context'
import type { SignedInSwitch } from '@/stores/favorites/signed-in-switch'
import type { ProductStore } from '@/stores/vouchers/product'
import { RunningCountdown } from '@/widgets/countdown/running'
import { PageActions } from '@/widgets/page-actions'
import { BuyBar } from './buy-bar'
import { DatesBlock } from './dates-block'
import { ProductView } from './view'

/** The voucher that a section shows. */
interface ProductSectionProps {
  readonly store: ProductStore
}

interface HeaderSectionProps extends ProductSectionProps {
  readonly onShare: () => void
}

/** Share, and the heart as the traveler has set it. */
const HeaderSection = observer(function HeaderSection({ store, onShare }: HeaderSectionProps) {
  const { couponFavorites } = useRoot()
  const product = store.product.value
  if (!product) return null
  return (
    <PageActions
      name={product.name}
      isFavorite={couponFavorites.isOn(product.skuId, product.isCollection)}
      shareProps={shareButtonProps}
      onShare={onShare}
      onFavorite={(isOn) => void couponFavorites.tap(store.skuId, isOn)}
    />
  )
})

interface TurnSectionProps extends ProductSectionProps {
  readonly isOwn: boolean
}

/** When the sale begins or ends: counted down where that is near, by the device's clock. */
const TurnSection = observer(function TurnSection({ store, isOwn }: TurnSectionProps) {
  const { clock, timers } = useRoot()
  const product = store.product.value
  const turn = product && saleTurn(product)
  if (!turn) return null
  return (
    <p className="product-turn">
      <span className="product-turn-label">{turn.label}</span>
      {isOwn && turn.isNear ? (
        <>
          <span className="product-turn-label">in</span>
          <RunningCountdown
            deadlineMs={store.deviceMs(turn.at)}
            clock={clock}
            timers={timers}
            format="DDd HH:mm:ss"
            onFinish={() => void store.refresh()}
          />
        </>
      ) : null}
      {isOwn && !turn.isNear ? <span className="product-turn-at">{deviceTime(turn.at)}</span> : null}
    </p>
  )
})

interface DatesSectionProps extends ProductSectionProps {
  readonly onDates: () => void
}

/** How many days can still be had, and what they cost on top at most. */
const DatesSection = observer(function DatesSection({ store, onDates }: DatesSectionProps) {
  const { value, failure, isLoading } = store.dates
  const product = store.product.value
  if (product?.terms.use !== 'exchange') return null
  return (
    <DatesBlock
      lines={product.termsLines.filter(({ kind }) => isDateLine(kind))}
      dates={value}
      isLoading={isLoading}
      failure={failureView(failure)}
      rooms={store.rooms}
      onRoom={(roomTypeId) => void store.chooseRoom(roomTypeId)}
      onDates={onDates}
      onRetry={() => void store.fetchDates()}
    />
  )
})

interface BarSectionProps extends ProductSectionProps {
  readonly reminder: SignedInSwitch
}

/** Buy, or why one can't. */
const BarSection = observer(function BarSection({ store, reminder }: BarSectionProps) {
  const product = store.product.value
  if (!product) return null
  const { skuId } = product
  return (
    <BuyBar
      product={product}
      hrefOfBooking={hrefOf('productBook', { skuId })}
      isReminded={reminder.isOn(skuId, product.isReminded)}
      onBuy={() => go('productBook', { skuId })}
      onRemind={(isWanted) => void reminder.tap(skuId, isWanted)}
    />
  )
})

/** A voucher's page without its sheet. */
export interface ProductScreenProps extends HeaderSectionProps, TurnSectionProps, DatesSectionProps, BarSectionProps {}

/** The voucher, around the sections that follow more than the product. */
export const ProductScreen = observer(function ProductScreen(props: ProductScreenProps) {
  const { store } = props
  const { toast } = useRoot()
  const { value, failure } = store.product
  const follow = async (outcome: Promise<ReachOutcome>) => {
    if ((await outcome) === 'copied') toast.show('Copied')
  }
  return (
    <ProductView
      product={value}
      failure={failureView(failure)}
      headerActions={<HeaderSection store={store} onShare={props.onShare} />}
      turn={<TurnSection store={store} isOwn={props.isOwn} />}
      dates={<DatesSection store={store} onDates={props.onDates} />}
      bottomBar={<BarSection store={store} reminder={props.reminder} />}
      hrefOfSku={(skuId) => hrefOf('productDetail', { skuId })}
      hrefOfHotel={(id) => hrefOf('hotelDetail', { id })}
      onSku={(skuId) => go('productDetail', { skuId }, {}, 'replace')}
      onHotel={(id) => go('hotelDetail', { id })}
      reviewLinks={{
        all: {
          href: hrefOf('comments', { type: 'product', goodsId: store.skuId }),
          onOpen: () => go('comments', { type: 'product', goodsId: store.skuId }),
        },
        one: reviewLink,
      }}
      contact={{
        onMail: () => void (value && follow(writeMail(value.support.email, value.name))),
        onPhone: () => void (value?.support.phone && follow(callPhone(value.support.phone))),
        chat: supportLink('product', store.skuId),
      }}
      onBack={back}
      onRetry={() => void store.start()}
    />
  )
})
