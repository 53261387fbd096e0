import type { FavoriteItem } from '@/contract/collection'
import { favoriteText } from '@/domain/text/app-text'
import { favoriteName } from '@/domain/favorites/wish-list'
import { Button } from '@/widgets/button'
import { ChoiceRow } from '@/widgets/choice-row'
import { Icon } from '@/widgets/icon'
import { Layer } from '@/widgets/layer'
import { ListFooter } from '@/widgets/list-footer'
import { NearCell } from '@/widgets/near-cell'
import { RowsSkeleton } from '@/widgets/skeleton'
import type { FavoriteItemsProps } from './wish-lists'

/** The list and its selection. */
export interface ChoosingListProps extends Pick<FavoriteItemsProps, 'items' | 'status' | 'onRetry'> {
  /** Ids of the selected items. */
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (bizId: string) => void
  readonly onToggleAll: () => void
  readonly onRemoveChosen: () => void
  readonly onStopChoosing: () => void
}

/** Number of cells rendered before the first scroll. */
const FIRST = 8

/** The list while several things are chosen to be removed together. */
export function ChoosingList(props: ChoosingListProps) {
  const { items, chosen, status } = props
  const isEvery = items.every(({ bizId }) => chosen.has(bizId))
  return (
    <div className="wishes-list">
      <div className="wishes-acts">
        <button
          type="button"
          role="checkbox"
          aria-checked={isEvery ? true : chosen.size > 0 ? 'mixed' : false}
          className="wishes-all"
          onClick={props.onToggleAll}
        >
          <span className={chosen.size > 0 ? 'wishes-box wishes-box-on' : 'wishes-box'}>
            {chosen.size > 0 ? <Icon name={isEvery ? 'check' : 'minus'} size={16} /> : null}
          </span>
          Select all
        </button>
        <Button kind="danger" size="small" isDisabled={chosen.size === 0} onTap={props.onRemoveChosen}>
          {`Remove ${chosen.size}`}
        </Button>
        <button type="button" className="wishes-choose" onClick={props.onStopChoosing}>
          Done
        </button>
      </div>
      {items.map((item, index) => (
        <NearCell
          key={item.bizId}
          id={`pick-${item.bizId}`}
          className="wishes-row"
          emptyClassName="wishes-row-empty"
          isFirst={index < FIRST}
        >
          <ChoiceRow
            name={favoriteName(item)}
            detail={noteOf(item)}
            picture={item.kind === 'gone' ? item.headImg : item.card.headImg}
            isChosen={chosen.has(item.bizId)}
            onToggle={() => props.onToggle(item.bizId)}
          />
        </NearCell>
      ))}
      <Layer>
        {status === 'loading' ? <RowsSkeleton count={1} /> : null}
        <ListFooter status={status} onRetry={props.onRetry} />
      </Layer>
    </div>
  )
}

function noteOf(item: FavoriteItem): string {
  switch (item.kind) {
    case 'hotel':
      return item.card.districtPath
    case 'coupon':
      return item.card.subTitle
    case 'moment':
      return item.card.hotelName
    case 'gone':
      return favoriteText.gone
  }
}
