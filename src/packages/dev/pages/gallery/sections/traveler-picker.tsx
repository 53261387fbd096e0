import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { Traveler } from '@/contract/profile'
import { travelerPickerState } from '@/shell/traveler-picker-state'
import { useRoot } from '@/stores/app/context'
import { TravelersStore, type TravelerChoice, type TravelersDependencies } from '@/stores/account/travelers'
import { Button } from '@/widgets/button'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { TravelerPicker } from '@/widgets/traveler-picker'
import { galleryTimers, galleryToday } from '../gallery-clock'
import { GalleryState } from '../gallery-state'
import { travelerStates, type TravelerState } from '../travelers'
import type { GallerySection } from '../section'

interface OpenPickerProps {
  readonly choice: TravelerChoice
  readonly calls: TravelersDependencies['calls']
  readonly onConfirmed: (travelers: readonly Traveler[]) => void
  readonly onClose: () => void
}

const OpenPicker = observer(function OpenPicker({ choice, calls, onConfirmed, onClose }: OpenPickerProps) {
  const { toast, session, tabStorage } = useRoot()
  const [store] = useState(
    () =>
      new TravelersStore(
        {
          calls,
          toast,
          session,
          tabStorage,
          clock: { now: () => 0 },
          today: galleryToday,
          onConfirmed,
          onClose,
          onSignInEnded: onClose,
          onSignedOut: onClose,
        },
        choice,
      ),
  )
  useEffect(() => void store.load(), [store])
  return (
    <TravelerPicker
      isOpen
      state={travelerPickerState(store)}
      actions={store}
      timers={galleryTimers}
      onClose={onClose}
    />
  )
})

function LivePicker({ name, state }: { readonly name: string; readonly state: TravelerState }) {
  const [calls] = useState(() => state.calls())
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly Traveler[]>([])
  return (
    <GalleryState name={name}>
      <Button kind="secondary" onTap={() => setOpen(true)}>{`Open: ${name}`}</Button>
      <p className="gallery-text">{`Chosen: ${chosen.map((one) => one.name).join(', ') || 'nobody'}`}</p>
      <PopupLayer>
        {isOpen ? (
          <OpenPicker
            choice={{ ...state.choice, confirmedIds: chosen.map(({ id }) => id) }}
            calls={calls}
            onConfirmed={setChosen}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </PopupLayer>
    </GalleryState>
  )
}

function Show() {
  return Object.entries(travelerStates).map(([name, state]) => <LivePicker key={name} name={name} state={state} />)
}

/** Saved travelers to choose, add, change and delete. */
export const travelerPickerSection: GallerySection = { key: 'traveler-picker', title: 'Traveler picker', Show }
