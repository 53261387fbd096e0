import { observer } from 'mobx-react'
import { useState } from 'react'
import { failureView } from '@/domain/failure'
import { listedNoun, reviewPageText } from '@/domain/reviews/review-text'
import { reviewChips } from '@/domain/reviews/review-query'
import { back, go, hrefOf } from '@/platform/navigation'
import { LazyAppealLayer, LazyDeletePrompt } from '@/shell/community-layers'
import { ReportLayer } from '@/shell/report-layer'
import type { CommentListStore } from '@/stores/community/comment-list'
import type { SignedInSwitch } from '@/stores/favorites/signed-in-switch'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { listFooterStatus } from '@/widgets/list-footer'
import { ScoreSummary } from '@/widgets/score-summary'
import { Filters } from './filters'
import { GoodsLinks } from './goods-links'
import { CommentList } from './list'
import { LazyCommentSheets } from './lazy-sheets'
import { CommentRow, useRowActions } from './rows'
import { CommentsView } from './view'
import type { CommentPopup, CommentWriting } from './writing'

interface SectionProps {
  readonly store: CommentListStore
}

interface OpeningProps extends SectionProps {
  readonly onOpen: (popup: CommentPopup) => void
}

interface WritingProps extends SectionProps {
  readonly writing: CommentWriting
}

/** The score with its distribution, for hotels and products, and who can review. */
const ScoreSection = observer(function ScoreSection({ store, writing }: WritingProps) {
  const summary = store.summary.value
  if (!summary) return null
  return (
    <>
      <ScoreSummary
        summary={summary}
        hrefOfRules={hrefOf('reviewRules', {})}
        onRules={() => go('reviewRules', {})}
        band={store.query.band}
        onBand={(band) => void store.change({ band })}
      />
      {canWrite(store, writing) ? null : <p className="remarks-who">{reviewPageText.onlyStays}</p>}
    </>
  )
})

/** Order and filters of reviews. */
const FiltersSection = observer(function FiltersSection({ store, onOpen }: OpeningProps) {
  const summary = store.summary.value
  if (!summary || summary.count === 0) return null
  return (
    <Filters
      summary={summary}
      query={store.query}
      chips={reviewChips(store.query)}
      onSort={() => onOpen({ kind: 'sort' })}
      onFilter={() => onOpen({ kind: 'filter' })}
      onChange={(part) => void store.change(part)}
      onClear={() => void store.clearFilters()}
    />
  )
})

/** Rows that hosts render before they know what is in sight. */
const FIRST_ROWS = 4

interface ListProps extends OpeningProps {
  readonly votes: SignedInSwitch
  readonly writing: CommentWriting
}

/** The list with what is being read of it. */
const ListSection = observer(function ListSection(props: ListProps) {
  const { store, votes } = props
  const { list, address, before, isFiltered, isMissing } = store
  const actions = useRowActions(props)
  return (
    <CommentList
      type={address.type}
      isEmpty={list.items.length === 0}
      isFiltered={isFiltered}
      isMissing={isMissing}
      before={before}
      status={listFooterStatus(list.status)}
      failure={failureView(list.failure)}
      rows={list.items.map((comment, index) => (
        <CommentRow
          key={comment.commentId}
          store={store}
          comment={comment}
          votes={votes}
          actions={actions}
          isFirst={index < FIRST_ROWS}
        />
      ))}
      onBefore={() => void store.loadBefore()}
      onClear={() => void store.clearFilters()}
      onRetry={() => void list.retry()}
    />
  )
})

/** Whether the user can write here: comments always, a review only of a finished stay. */
const canWrite = ({ address, stays }: CommentListStore, { onWrite }: CommentWriting): boolean =>
  onWrite !== undefined && (address.type === 'moment' || (address.type === 'hotel' && Boolean(stays.value?.length)))

/** The button that writes a review or comment. */
function WriteBar({ store, writing: { onWrite } }: WritingProps) {
  return (
    <BottomBar>
      <Button isWide onTap={() => onWrite?.(store)}>
        {store.address.type === 'moment' ? reviewPageText.comment : reviewPageText.write}
      </Button>
    </BottomBar>
  )
}

interface PopupsProps extends SectionProps {
  readonly popup: CommentPopup | null
  readonly onClose: () => void
}

/** What opens over the list. */
const PopupsSection = observer(function PopupsSection({ store, popup, onClose }: PopupsProps) {
  const reportId = popup?.kind === 'report' ? popup.commentId : null
  const isSheet = popup?.kind === 'sort' || popup?.kind === 'filter' || popup?.kind === 'pictures'
  return (
    <>
      <PopupLayer>
        {popup && isSheet ? <LazyCommentSheets popup={popup} store={store} onClose={onClose} /> : null}
      </PopupLayer>
      <ReportLayer
        isOpen={reportId !== null}
        bizType="comment"
        bizId={reportId ?? ''}
        what={listedNoun(store.address.type)}
        onClose={onClose}
      />
      <PopupLayer>
        {popup?.kind === 'appeal' ? <LazyAppealLayer appealId={popup.appealId} onClose={onClose} /> : null}
      </PopupLayer>
      <PopupLayer>
        {popup?.kind === 'delete' ? (
          <LazyDeletePrompt
            title={`Delete this ${listedNoun(store.address.type)}?`}
            text="It cannot be restored."
            onDelete={() => store.delete(popup.commentId)}
            onClose={onClose}
          />
        ) : null}
      </PopupLayer>
    </>
  )
})

/** The page's stores, and what opens the popups that write. */
export interface CommentsScreenProps extends SectionProps {
  readonly votes: SignedInSwitch
  readonly writing: CommentWriting
}

/** Reviews or comments, around the sections that follow the store. */
export const CommentsScreen = observer(function CommentsScreen({ store, votes, writing }: CommentsScreenProps) {
  const [popup, setPopup] = useState<CommentPopup | null>(null)
  const { value, failure } = store.summary
  const isReview = store.address.type !== 'moment'
  return (
    <CommentsView
      title={isReview ? 'All Reviews' : 'Comments'}
      summary={value}
      failure={failureView(failure)}
      goods={<GoodsLinks address={store.address} />}
      score={isReview ? <ScoreSection store={store} writing={writing} /> : null}
      filters={isReview ? <FiltersSection store={store} onOpen={setPopup} /> : null}
      list={<ListSection store={store} votes={votes} writing={writing} onOpen={setPopup} />}
      bottomBar={canWrite(store, writing) ? <WriteBar store={store} writing={writing} /> : null}
      sheets={<PopupsSection store={store} popup={popup} onClose={() => setPopup(null)} />}
      onBack={back}
      onRetry={() => void store.refresh()}
    />
  )
})
