import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { Traveler } from '@/contract/profile'
import type { BlockedAction } from '@/domain/account/stored-login'
import type { ChoiceLimits } from '@/domain/account/traveler-popup'
import { beforeReload } from '@/platform/chunks/reload'
import { deviceDay } from '@/platform/clock'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import { TravelersStore, type TravelerChoice } from '@/stores/account/travelers'
import { TravelerPicker } from '@/widgets/traveler-picker'
import { travelerPickerState } from './traveler-picker-state'

/** Manages the saved travelers. */
interface ManageTravelers {
  readonly mode: 'manage'
  readonly onClose: () => void
}

/** Chooses some of them for a stay. */
interface ChooseTravelers extends Omit<TravelerChoice, 'limits'> {
  readonly mode: 'choose'
  readonly limits: ChoiceLimits
  /** Who was confirmed; nobody when one of those confirmed before is being edited. */
  readonly onConfirmed: (travelers: readonly Traveler[]) => void
  readonly onClose: () => void
}

/** Opens the traveler popup, or for a visitor the sign-in. The blocked action then waits for the page that opens the popup to resume it. */
export type TravelerLayerProps = (ManageTravelers | ChooseTravelers) & { readonly blockedAction: BlockedAction }

const managing: TravelerChoice = { limits: null, confirmedIds: [], countryCode: null, requiresBirthday: false }

function createStore(root: RootStore, props: TravelerLayerProps): TravelersStore {
  const { api, toast, login, session, tabStorage, clock } = root
  const { onClose, blockedAction } = props
  return new TravelersStore(
    {
      calls: api.traveler,
      toast,
      session,
      tabStorage,
      clock,
      today: deviceDay(clock.now()),
      onConfirmed: props.mode === 'choose' ? props.onConfirmed : () => {},
      onClose,
      onSignInEnded() {
        onClose()
        login.keep(blockedAction)
      },
      onSignedOut() {
        onClose()
        login.require(blockedAction)
      },
    },
    props.mode === 'choose' ? props : managing,
  )
}

/** The traveler popup over a page, with travelers of its own for as long as it is open. */
export const TravelerLayer = observer(function TravelerLayer(props: TravelerLayerProps) {
  const root = useRoot()
  const [store] = useState(() => createStore(root, props))
  useEffect(() => {
    void store.start()
    return () => store.stop()
  }, [store])
  useEffect(() => beforeReload(() => store.keepDraft()), [store])
  if (!root.session.isLogin) return null
  return (
    <TravelerPicker
      isOpen
      state={travelerPickerState(store)}
      actions={store}
      timers={root.timers}
      onClose={props.onClose}
    />
  )
})
