import { observer } from 'mobx-react'
import type { ExchangeOrder } from '@/contract/exchange'
import { stayEvent } from '@/domain/booking/stay-calendar'
import { failureView } from '@/domain/failure'
import { dateCancelText } from '@/domain/vouchers/date-cancel-text'
import { addToCalendar } from '@/platform/apps/calendar'
import { deviceTime } from '@/platform/clock/device-time'
import { go } from '@/platform/navigation'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import type { ExchangeOrderStore } from '@/stores/vouchers/exchange-order'
import { CertificateSheet } from '@/widgets/certificate-sheet'
import { Dialog } from '@/widgets/dialog'
import { copyAndReport } from './copy'

/** The date that is open over the page. */
export interface CertificateLayerProps {
  readonly store: ExchangeOrderStore
  readonly onClose: () => void
}

async function addStay({ toast, clock }: RootStore, order: ExchangeOrder): Promise<void> {
  const outcome = await addToCalendar(stayEvent(order), clock.now())
  if (outcome === 'failed') toast.show('This did not work here', { type: 'fail' })
  if (outcome === 'added') toast.show('Added to your calendar', { type: 'success' })
}

/** The certificate of a date, and the prompt before it is cancelled. */
export const CertificateLayer = observer(function CertificateLayer({ store, onClose }: CertificateLayerProps) {
  const root = useRoot()
  const { isPrompting, isBusy, openId } = store
  const order = store.order.value
  return (
    <>
      <CertificateSheet
        order={order}
        failure={failureView(store.order.failure)}
        ownTime={deviceTime}
        onCalendar={() => order && void addStay(root, order)}
        onCopy={(text) => void copyAndReport(root.toast, text, 'Address')}
        onPay={() => order && go('pay', { payId: order.payId })}
        onCancel={store.prompt}
        onRetry={() => openId !== null && void store.open(openId)}
        onClose={onClose}
      />
      <Dialog
        isOpen={isPrompting}
        title="Cancel this date?"
        confirm={{ text: 'Cancel date', kind: 'danger', isLoading: isBusy, onTap: () => void store.cancel() }}
        cancel={{ text: 'Keep it', onTap: store.keepDate }}
        onClose={store.keepDate}
      >
        {order ? dateCancelText(order) : ''}
      </Dialog>
    </>
  )
})
