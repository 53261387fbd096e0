import { useCallback, useEffect, useRef, useState } from 'react'
import type { MomentDetail } from '@/contract/moment'
import { readShared } from '@/domain/app/share-link'
import { readStayQuery } from '@/domain/stays/stay-query'
import { takeInitial, whenActive } from '@/platform/boot'
import { usePageShow, useRouteParams } from '@/platform/page'
import { useChanged } from '@/shell/use-changed'
import { useReadOn } from '@/shell/use-read-on'
import type { RootStore } from '@/stores/app/root'
import { CommentsStore } from '@/stores/community/comments'
import { communityApi } from '@/stores/community/community-api'
import { MomentStore } from '@/stores/community/moment'
import { communitySwitches, resumeSwitches } from '@/stores/community/switches'

function createStores(params: Readonly<Record<string, string | undefined>>, root: RootStore) {
  const { id = '' } = params
  const { currencyCode } = readShared(params)
  if (currencyCode) root.currency.lend(currencyCode)
  const { moment: calls, comment } = communityApi(root)
  const initial = takeInitial<MomentDetail>('momentDetail', { id })
  const { session, login, toast, stay, randomGuid } = root
  // The stay of the address comes first; the server renders the page without one.
  const wantedStay = () => ({ ...stay.requested, ...readStayQuery(params) })
  const moment = new MomentStore({ moment: calls, wantedStay }, id, initial)
  const comments = new CommentsStore(
    { comment, session, login, toast, newKey: randomGuid, onCounted: moment.addComments },
    id,
  )
  return { moment, comments, serverCurrency: initial && root.currency.code }
}

/** The page's stores, bound to the address and to what happens to the page. */
export function useMoment(root: RootStore) {
  const params = useRouteParams('momentDetail')
  const [{ moment, comments, serverCurrency }] = useState(() => createStores(params, root))
  const { session, stay, currency, likes, hotelFavorites, couponFavorites } = root
  // The server-rendered page omits what depends on the device's clock.
  const [isOwn, setOwn] = useState(serverCurrency === null)
  const hasShown = useRef(false)
  const hasOtherCaller = useChanged(() => session.uid ?? '')
  const start = useCallback(() => {
    stay.restore()
    setOwn(true)
    const hasOwnPrices = stay.requested.checkIn !== undefined || serverCurrency !== currency.code
    void (serverCurrency !== null && (session.isLogin || hasOwnPrices) ? moment.refresh() : moment.start())
    void comments.list.start()
  }, [moment, comments, stay, session, currency, serverCurrency])
  useEffect(() => whenActive(start), [start])
  usePageShow(() => {
    stay.restore()
    likes.resume()
    hotelFavorites.resume()
    couponFavorites.resume()
    resumeSwitches(communitySwitches(root))
    comments.resume()
    // The post may have changed while the page stood behind another.
    if (hasShown.current) void moment.refresh()
    if (hasOtherCaller()) void comments.list.refresh().catch(() => {})
    hasShown.current = true
  })
  useReadOn(comments.list, comments.list.loadMore, moment.detail.value !== null)
  return { moment, comments, nowMs: isOwn ? root.clock.now() : null }
}
