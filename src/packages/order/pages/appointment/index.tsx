import { observer } from 'mobx-react'
import { useState } from 'react'
import { failureText, failureView } from '@/domain/failure'
import { back, go } from '@/platform/navigation'
import { usePageShow, useRouteParams } from '@/platform/page'
import { lazy } from '@/shell/lazy'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import { AppointmentStore } from '@/stores/vouchers/appointment'
import type { AppointmentCalendarProps } from '@/widgets/appointment-calendar'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { AppointmentView } from './view'
import './style.scss'

const LazyCalendar = lazy<AppointmentCalendarProps>(
  async () => (await import('@/widgets/appointment-calendar')).AppointmentCalendar,
)

/** Creates the page's store; what can be proposed is read again whenever the page returns to the front. */
function useAppointment({ api, session, login, randomGuid }: RootStore): AppointmentStore {
  const { voucherId } = useRouteParams('appointment')
  const [store] = useState(() => {
    const onProposed = () => go('wallet', {}, {}, 'replace')
    return new AppointmentStore(
      { appointment: api.appointment, session, login, newKey: randomGuid, onProposed },
      voucherId,
    )
  })
  usePageShow(() => void store.look())
  return store
}

/** Proposes days for an appointment with a voucher. */
const Appointment = observer(function Appointment() {
  const root = useRoot()
  const store = useAppointment(root)
  const [isChoosing, setIsChoosing] = useState(false)
  const { hotel, form, failure, isSending } = store
  const info = store.info.value
  const close = () => setIsChoosing(false)
  return (
    <Page route="appointment">
      <AppointmentView
        isSignedIn={root.session.isLogin}
        info={info}
        failure={failureView(store.info.failure)}
        isRefused={store.isRefused}
        form={form}
        fault={failure && failureText(failure)}
        isSending={isSending}
        onHotel={store.chooseHotel}
        onDays={() => setIsChoosing(true)}
        onMessage={store.writeMessage}
        onSend={() => void store.send()}
        onWallet={() => go('wallet', {}, {}, 'replace')}
        onSignIn={() => root.login.require()}
        onRetry={() => void store.look()}
        onBack={back}
      />
      <PopupLayer>
        {isChoosing && hotel && info ? (
          <LazyCalendar
            hotel={hotel}
            value={form.days}
            mostDays={info.mostDays}
            onConfirm={(days) => {
              store.chooseDays(days)
              close()
            }}
            onClose={close}
          />
        ) : null}
      </PopupLayer>
    </Page>
  )
})

export default withBoundary(Appointment)
