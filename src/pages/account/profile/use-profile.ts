import { useState } from 'react'
import { failureText, readFailure } from '@/domain/failure'
import { choosePicture } from '@/platform/files/choose-picture'
import { deviceDay } from '@/platform/clock'
import { useHostPull } from '@/platform/page/host-pull'
import { usePageShow } from '@/platform/page'
import { AvatarStore } from '@/stores/account/avatar'
import { ProfileStore } from '@/stores/account/profile'
import type { RootStore } from '@/stores/app/root'

function createStores({ api, login, toast, tabStorage, clock }: RootStore) {
  const avatar = new AvatarStore({ upload: api.upload, choosePicture, toast })
  const today = () => deviceDay(clock.now())
  return { avatar, store: new ProfileStore({ calls: api.profile, avatar, login, toast, tabStorage, today }) }
}

/** The page's stores, bound to the page's lifecycle; a visitor's profile is never requested. */
export function useProfile(root: RootStore) {
  const { session, toast } = root
  const [made] = useState(() => createStores(root))
  const { store } = made
  usePageShow(() => {
    if (session.isLogin && (store.form === null || store.isSigningIn)) void store.load()
  })
  const refresh = () =>
    store.refresh().catch((thrown: unknown) => {
      toast.show(failureText(readFailure(thrown)), { type: 'fail' })
      throw thrown
    })
  useHostPull(refresh)
  return { ...made, refresh }
}
