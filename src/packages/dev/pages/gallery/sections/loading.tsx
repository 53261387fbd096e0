import { FeedSkeleton, HotelCardsSkeleton, RowsSkeleton, TextSkeleton } from '@/widgets/skeleton'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'
import { ListFooter } from '@/widgets/list-footer'
import { doNothing } from '../gallery-facts'
import { useState } from 'react'
import { PULL_AT_REST, PULL_HEAD_PX, type PullState } from '@/widgets/pull-refresh/pull'
import { useRoot } from '@/stores/app/context'
import { PullHead, PullRefresh } from '@/widgets/pull-refresh'
import { galleryTimers } from '../gallery-clock'

function ShowSkeletons() {
  return (
    <>
      <GalleryState name="feed">
        <FeedSkeleton rows={2} />
      </GalleryState>
      <GalleryState name="hotels">
        <HotelCardsSkeleton count={1} />
      </GalleryState>
      <GalleryState name="rows">
        <RowsSkeleton count={2} />
      </GalleryState>
      <GalleryState name="text">
        <TextSkeleton lines={4} />
      </GalleryState>
    </>
  )
}

/** What stands in the place of what is on its way. */
export const skeletonSection: GallerySection = { key: 'skeleton', title: 'Skeletons', Show: ShowSkeletons }

function ShowFooters() {
  return (
    <>
      <GalleryState name="more">
        <ListFooter status="more" />
      </GalleryState>
      <GalleryState name="loading">
        <RowsSkeleton count={1} />
        <ListFooter status="loading" />
      </GalleryState>
      <GalleryState name="end">
        <ListFooter status="end" />
      </GalleryState>
      <GalleryState name="failed">
        <ListFooter status="error" onRetry={doNothing} />
      </GalleryState>
      <GalleryState name="empty">
        <ListFooter
          status="end"
          empty={{ icon: 'search', text: 'No stays here yet.', action: { text: 'Search elsewhere', onTap: doNothing } }}
        />
      </GalleryState>
    </>
  )
}

/** How lists end. */
export const listFooterSection: GallerySection = { key: 'list-footer', title: 'List footer', Show: ShowFooters }

const states: readonly PullState[] = [
  PULL_AT_REST,
  { status: 'pulling', offsetPx: 32 },
  { status: 'loosing', offsetPx: 76 },
  { status: 'loading', offsetPx: PULL_HEAD_PX },
  { status: 'success', offsetPx: PULL_HEAD_PX },
]

function LiveState() {
  const { toast } = useRoot()
  const [count, setCount] = useState(0)
  const refresh = () =>
    new Promise<void>((resolve, reject) => {
      galleryTimers.after(1200, () => {
        setCount(count + 1)
        if (count % 2 === 0) return resolve()
        toast.show('We could not refresh. Please try again.', { type: 'fail' })
        reject(new Error('refused'))
      })
    })
  return (
    <GalleryState name="pull here">
      <PullRefresh onRefresh={refresh} timers={galleryTimers}>
        <div className="gallery-pull">
          <p>Pull this down by finger or mouse. Every second refresh fails.</p>
          <p className="gallery-text">{`Refreshed ${count} times.`}</p>
        </div>
      </PullRefresh>
    </GalleryState>
  )
}

function ShowPulls() {
  return (
    <>
      <LiveState />
      {states.map((state) => (
        <GalleryState key={state.status} name={state.status} isWide>
          <PullHead state={state} successText="Up to date" />
          <div className="gallery-pull">The page below.</div>
        </GalleryState>
      ))}
    </>
  )
}

/** Pull to refresh in each of its states. */
export const pullRefreshSection: GallerySection = { key: 'pull-refresh', title: 'Pull to refresh', Show: ShowPulls }
