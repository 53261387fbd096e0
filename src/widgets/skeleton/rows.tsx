import { SkeletonBlock } from './block'

/** Rows with a small picture to come: orders, a booking's summary. */
export function RowsSkeleton({ count }: { readonly count: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <div className="bones-card bones-row">
            <div className="bones-thumb">
              <SkeletonBlock shape="picture" />
            </div>
            <div className="bones-text">
              <SkeletonBlock shape="title" width={80} />
              <SkeletonBlock width={60} />
              <SkeletonBlock width={40} />
            </div>
          </div>
          <div className="bones-gap" />
        </div>
      ))}
    </div>
  )
}
