/** One of the actions of a sheet. */
export interface SheetAction {
  readonly key: string
  readonly name: string
  /** Secondary line shown below the name. */
  readonly subname?: string
  readonly isDisabled?: boolean
  /** Takes something away. */
  readonly isDanger?: boolean
  /** Under way: it takes no more taps. */
  readonly isLoading?: boolean
}

export interface MenuItemProps {
  readonly action: SheetAction
  readonly index: number
  /** The one that Tab leads to. */
  readonly isCurrent: boolean
  readonly onReach: () => void
  readonly onPick: () => void
}

/** An action in the menu; a disabled one can be read and not be chosen. */
export function MenuItem({ action, index, isCurrent, onReach, onPick }: MenuItemProps) {
  const { name, subname, isDisabled = false, isDanger = false, isLoading = false } = action
  const isOff = isDisabled || isLoading
  const className = ['acts-item', isDanger && 'acts-danger', isDisabled && 'acts-off']
  return (
    <button
      type="button"
      role="menuitem"
      data-item={index}
      data-autofocus={isCurrent ? '' : undefined}
      className={className.filter(Boolean).join(' ')}
      aria-disabled={isOff}
      aria-busy={isLoading}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onReach}
      onClick={isOff ? undefined : onPick}
    >
      {isLoading ? <span className="acts-spin" aria-hidden /> : null}
      <span className={isLoading ? 'acts-name acts-waiting' : 'acts-name'}>{name}</span>
      {subname ? <span className="acts-subname">{subname}</span> : null}
    </button>
  )
}
