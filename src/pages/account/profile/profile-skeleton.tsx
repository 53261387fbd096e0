import { SkeletonBlock } from '@/widgets/skeleton'

/** The page before the profile is there, in its own shape. */
export function ProfileSkeleton() {
  return (
    <div className="self" aria-hidden>
      <div className="self-head">
        <div className="self-picture" />
      </div>
      {[3, 4].map((fields) => (
        <div key={fields} className="self-block">
          {Array.from({ length: fields }, (_, index) => (
            <div key={index} className="self-bone">
              <SkeletonBlock width={30} />
              <SkeletonBlock shape="button" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
