import { SkeletonBlock } from './block'

/** Hotel cards of a list to come. */
export function HotelCardsSkeleton({ count }: { readonly count: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <div className="bones-card">
            <SkeletonBlock shape="picture" />
            <div className="bones-body">
              <SkeletonBlock shape="title" width={70} />
              <SkeletonBlock width={50} />
              <SkeletonBlock shape="chip" width={60} />
              <div className="bones-end">
                <SkeletonBlock shape="title" width={40} />
              </div>
            </div>
          </div>
          <div className="bones-gap" />
        </div>
      ))}
    </div>
  )
}
