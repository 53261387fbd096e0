import { RowsSkeleton, TextSkeleton } from '@/widgets/skeleton'

/** The booking page to come. */
export function BookSkeleton() {
  return (
    <div className="book-skeleton" role="status" aria-label="Checking the price">
      <RowsSkeleton count={1} />
      <TextSkeleton lines={2} />
      <TextSkeleton lines={3} />
      <TextSkeleton lines={4} />
    </div>
  )
}
