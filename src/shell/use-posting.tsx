import { type ReactNode, useState } from 'react'
import type { MomentDetail } from '@/contract/moment'
import type { MomentFormTag } from '@/domain/community/moment-form'
import { usePageShow } from '@/platform/page'
import type { RootStore } from '@/stores/app/root'
import { takeWaitingMoment } from '@/stores/community/waiting-moment'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { LazyMomentForm } from './community-layers'

/** Posting from a page. */
interface Posting {
  /** Opens the form for a post about something, or about nothing in particular. */
  readonly start: (tag: MomentFormTag | null) => void
  /** The form over the page. */
  readonly layer: ReactNode
}

/** The form for a post over a page; it opens again after a sign-in that it waited for. */
export function usePosting({ login }: RootStore, onPosted: (moment: MomentDetail) => void): Posting {
  const [tag, setTag] = useState<MomentFormTag | null | undefined>()
  usePageShow(() => {
    const waiting = takeWaitingMoment(login)
    if (waiting !== undefined) setTag(waiting)
  })
  const form =
    tag === undefined ? null : <LazyMomentForm tag={tag} onPosted={onPosted} onClose={() => setTag(undefined)} />
  return { start: setTag, layer: <PopupLayer>{form}</PopupLayer> }
}
