import { SkeletonBlock } from '@/widgets/skeleton/block'
import { TextSkeleton } from '@/widgets/skeleton/text'

/** The city's page to come. */
export function CitySkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <SkeletonBlock shape="picture" />
      <TextSkeleton lines={4} />
      <TextSkeleton lines={4} />
    </div>
  )
}
