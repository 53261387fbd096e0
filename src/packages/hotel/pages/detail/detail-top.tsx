import { Icon } from '@/widgets/icon'
import { WishButton } from '@/widgets/wish-button'

/** Buttons over the pictures. */
export interface DetailTopProps {
  readonly name: string
  readonly isWished: boolean
  readonly onBack: () => void
  readonly onWish: (isWished: boolean) => void
}

/** Back and the heart, over the pictures and later over the page. */
export function DetailTop({ name, isWished, onBack, onWish }: DetailTopProps) {
  return (
    <div className="detail-top">
      <button type="button" className="detail-back" aria-label="Back" onClick={onBack}>
        <span className="detail-disc">
          <Icon name="arrow-left" size={20} />
        </span>
      </button>
      <WishButton name={name} isWished={isWished} onWish={onWish} />
    </div>
  )
}
