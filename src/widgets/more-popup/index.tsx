import { FilterPopup } from '../filter-popup'
import { TagGroup, type TagGroupProps } from '../tag-group'

/** A named group of tags. */
export interface TagChoice extends Omit<TagGroupProps, 'onToggle'> {
  readonly key: string
}

export interface MorePopupProps {
  readonly title?: string
  readonly groups: readonly TagChoice[]
  readonly count: number | null
  readonly onToggle: (groupKey: string, value: string) => void
  readonly onClear: () => void
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Features and star grade as tags of which several can be chosen, with Clear and Confirm, 55 per cent high (spec §2). */
export function MorePopup(props: MorePopupProps) {
  const { title = 'More filters', groups, count, onToggle, onClear, onConfirm, onClose } = props
  return (
    <FilterPopup
      title={title}
      size="55"
      count={count}
      canClear={groups.some(({ selected }) => selected.length > 0)}
      onClear={onClear}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {groups.map(({ key, ...group }) => (
        <TagGroup key={key} {...group} onToggle={(value) => onToggle(key, value)} />
      ))}
    </FilterPopup>
  )
}
