import { monthOf, utcDay } from '@/domain/days/civil-day'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { formatMonth } from '@/domain/days/format-day'
import { failureView } from '@/domain/failure'
import { deviceDay } from '@/platform/clock'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { CropSheet } from '@/widgets/crop-sheet'
import { Layer } from '@/widgets/layer'
import { LeaveDialog, useLeaving } from './leaving'
import { ProfilePopups } from './popups'
import { useProfile } from './use-profile'
import { ProfileView, type ProfilePopup } from './view'
import './style.scss'

/** Personal information. */
const PersonalInformation = observer(function PersonalInformation() {
  const root = useRoot()
  const { session, login, clock, timers } = root
  const { store, avatar, refresh } = useProfile(root)
  const leaving = useLeaving(store, session)
  const [open, setOpen] = useState<ProfilePopup | null>(null)
  const { state } = avatar
  const info = store.info.value
  return (
    <Page route="profile">
      <ProfileView
        isSignedIn={session.isLogin}
        profile={store.profile.value}
        form={store.form}
        faults={store.shownFaults}
        failure={failureView(store.profile.failure)}
        avatar={state}
        memberSince={info && `With Staylark since ${formatMonth(monthOf(utcDay(info.memberSince)))}`}
        canSave={store.canSave}
        isSaving={store.isSaving}
        timers={timers}
        onBack={leaving.onBack}
        onSignIn={() => login.require()}
        onRetry={() => void store.load()}
        onRefresh={refresh}
        onChoosePicture={() => void avatar.choose()}
        onRetryPicture={() => void avatar.retry()}
        onWrite={store.write}
        onLeave={store.leave}
        onOpen={setOpen}
        onSave={() => void store.save()}
      />
      <Layer>
        <ProfilePopups open={open} store={store} today={deviceDay(clock.now())} onClose={() => setOpen(null)} />
        {state.step === 'cropping' ? (
          <CropSheet
            isOpen
            picture={state.picture}
            onConfirm={(square) => void avatar.send(square)}
            onClose={avatar.cancelCrop}
          />
        ) : null}
        <LeaveDialog isOpen={leaving.isAsking} onLeave={leaving.onLeave} onStay={leaving.onStay} />
      </Layer>
    </Page>
  )
})

export default withBoundary(PersonalInformation)
