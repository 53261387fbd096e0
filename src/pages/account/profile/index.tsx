import { monthOf, utcDay } from '@/domain/days/civil-day'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { formatMonth } from '@/domain/days/format-day'
import { failureView } from '@/domain/failure'
import { deviceDay } from '@/platform/clock'
import { lazy } from '@/shell/lazy'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import type { AvatarStore } from '@/stores/account/avatar'
import type { ProfileStore } from '@/stores/account/profile'
import { useRoot } from '@/stores/app/context'
import { Layer } from '@/widgets/layer'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { LeaveDialog, useLeaving } from './leaving'
import { useProfile } from './use-profile'
import { ProfileFields, ProfileView, type ProfilePopup } from './view'
import './style.scss'

/** What is opened over the form, fetched when it is first opened. */
const LazyCropSheet = lazy(async () => (await import('@/widgets/crop-sheet')).CropSheet)
const LazyPopups = lazy(async () => (await import('./popups')).ProfilePopups)

interface FieldsSectionProps {
  readonly store: ProfileStore
  readonly avatar: AvatarStore
  readonly onOpen: (popup: ProfilePopup) => void
}

/** The picture and fields being edited. */
const FieldsSection = observer(function FieldsSection({ store, avatar, onOpen }: FieldsSectionProps) {
  const { form } = store
  const profile = store.profile.value
  const info = store.info.value
  if (!profile || !form) return null
  return (
    <ProfileFields
      profile={profile}
      form={form}
      faults={store.shownFaults}
      avatar={avatar.state}
      memberSince={info && `With Staylark since ${formatMonth(monthOf(utcDay(info.memberSince)))}`}
      onChoosePicture={() => void avatar.choose()}
      onRetryPicture={() => void avatar.retry()}
      onWrite={store.write}
      onLeave={store.leave}
      onOpen={onOpen}
    />
  )
})

/** Personal information. */
const PersonalInformation = observer(function PersonalInformation() {
  const root = useRoot()
  const { session, login, clock, timers } = root
  const { store, avatar, refresh } = useProfile(root)
  const leaving = useLeaving(store, session)
  const [open, setOpen] = useState<ProfilePopup | null>(null)
  const { state } = avatar
  return (
    <Page route="profile">
      <ProfileView
        isSignedIn={session.isLogin}
        failure={failureView(store.profile.failure)}
        form={
          store.profile.value && store.form ? <FieldsSection store={store} avatar={avatar} onOpen={setOpen} /> : null
        }
        canSave={store.canSave}
        isSaving={store.isSaving}
        timers={timers}
        onBack={leaving.onBack}
        onSignIn={() => login.require()}
        onRetry={() => void store.load()}
        onRefresh={refresh}
        onSave={() => void store.save()}
      />
      <PopupLayer>
        {open ? (
          <LazyPopups open={open} store={store} today={deviceDay(clock.now())} onClose={() => setOpen(null)} />
        ) : null}
      </PopupLayer>
      <Layer>
        {state.step === 'cropping' ? (
          <LazyCropSheet
            isOpen
            picture={state.picture}
            onConfirm={(square) => void avatar.send(square)}
            onClose={avatar.cancelCrop}
          />
        ) : null}
        <LeaveDialog isOpen={leaving.isPrompting} onLeave={leaving.onLeave} onStay={leaving.onStay} />
      </Layer>
    </Page>
  )
})

export default withBoundary(PersonalInformation)
