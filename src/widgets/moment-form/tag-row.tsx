import type { MomentFormTag } from '@/domain/community/moment-form'
import { Icon } from '../icon'

const tagKinds = {
  hotel: { icon: 'bed-double', name: 'Hotel' },
  coupon: { icon: 'ticket', name: 'Voucher' },
  city: { icon: 'map-pin', name: 'City' },
} as const

interface TagRowProps {
  readonly tag: MomentFormTag
  readonly isDisabled: boolean
  readonly onRemove: () => void
}

/** What the post is about. */
export function TagRow({ tag: { kind, name }, isDisabled, onRemove }: TagRowProps) {
  return (
    <div className="moment-form-tag">
      <Icon name={tagKinds[kind].icon} size={20} className="moment-form-tag-icon" />
      <div className="moment-form-tag-text">
        <p className="moment-form-tag-kind">{tagKinds[kind].name}</p>
        <p className="moment-form-tag-name">{name}</p>
      </div>
      <button
        type="button"
        className="moment-form-remove"
        aria-label={`Remove ${name}`}
        disabled={isDisabled}
        onClick={isDisabled ? undefined : onRemove}
      >
        <Icon name="x" size={20} />
      </button>
    </div>
  )
}
