import { SkeletonBlock, TextSkeleton } from '@/widgets/skeleton'

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
