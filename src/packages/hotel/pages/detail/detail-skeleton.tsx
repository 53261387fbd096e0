import { SkeletonBlock, TextSkeleton } from '@/widgets/skeleton'

/** The rooms to come. */
export function RoomsSkeleton() {
  return (
    <div aria-hidden>
      {[0, 1].map((room) => (
        <div key={room} className="detail-room">
          <SkeletonBlock shape="picture" />
          <TextSkeleton lines={4} />
        </div>
      ))}
    </div>
  )
}

/** The hotel page to come. */
export function DetailSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <SkeletonBlock shape="picture" />
      <TextSkeleton lines={3} />
      <div className="detail-rooms">
        <RoomsSkeleton />
      </div>
    </div>
  )
}
