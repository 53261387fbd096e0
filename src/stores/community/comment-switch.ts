import type { RootStore } from '../app/root'
import { SignedInSwitch } from '../favorites/signed-in-switch'

/** Helpful votes for reviews and likes of comments; a visitor signs in first. */
export const createCommentSwitch = ({ api, session, login, toast }: RootStore): SignedInSwitch =>
  new SignedInSwitch({
    name: 'like_comment',
    send: (bizId, isLike) => api.feed.like({ bizType: 'comment', bizId, isLike }),
    session,
    login,
    toast,
  })
