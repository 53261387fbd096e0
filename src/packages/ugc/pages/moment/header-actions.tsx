import { Icon } from '@/widgets/icon'

export interface HeaderActionsProps {
  readonly isOwn: boolean
  /** What the host needs on a button that shares. */
  readonly shareProps: Readonly<Record<string, string>>
  readonly onShare: () => void
  readonly onDelete: () => void
  readonly onReport: () => void
}

/** Shares the post, and deletes the own one or reports another's. */
export function HeaderActions({ isOwn, shareProps, onShare, onDelete, onReport }: HeaderActionsProps) {
  return (
    <>
      <button type="button" className="activity-action" aria-label="Share" onClick={onShare} {...shareProps}>
        <Icon name="share-2" size={20} />
      </button>
      {isOwn ? (
        <button type="button" className="activity-action" aria-label="Delete this post" onClick={onDelete}>
          <Icon name="trash-2" size={20} />
        </button>
      ) : (
        <button type="button" className="activity-action" aria-label="Report this post" onClick={onReport}>
          <Icon name="flag" size={20} />
        </button>
      )}
    </>
  )
}
