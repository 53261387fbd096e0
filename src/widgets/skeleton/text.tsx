import { SkeletonBlock } from './block'

const WIDTHS = [90, 100, 80, 60] as const

/** A block of text to come. */
export function TextSkeleton({ lines }: { readonly lines: number }) {
  return (
    <div className="bones-card" aria-hidden>
      <div className="bones-body">
        <SkeletonBlock shape="title" width={50} />
        {Array.from({ length: lines }, (_, index) => (
          <SkeletonBlock key={index} width={WIDTHS[index % WIDTHS.length]} />
        ))}
      </div>
    </div>
  )
}
