import type { TravelerType } from '@/contract/comment'
import { type ReviewedStay, type ReviewForm, reviewFormText, travelerTypes } from '@/domain/community/review-form'
import { type SubScoreKey, subScoreNames } from '@/domain/reviews/sub-scores'
import { ratingWord } from '@/domain/stays/stay-text'
import { ChoiceChips } from '../choice-chips'
import { OptionRow } from '../option-row'
import { Rating } from '../rating'
import { ThumbRow } from '../thumb-row'
import { Tip } from '../tip'
import { UploadTiles } from '../upload-tiles'
import { WrittenSheet } from '../written-sheet'
import { ContentField, type WrittenFormProps } from '../written-sheet/parts'
import './style.scss'

export interface ReviewFormSheetProps extends WrittenFormProps {
  readonly stay: ReviewedStay
  /** Whether an existing review is changed. */
  readonly isEdit: boolean
  readonly form: ReviewForm
  readonly onScore: (score: number) => void
  readonly onSubScore: (key: SubScoreKey, score: number) => void
  readonly onType: (type: TravelerType, isOn: boolean) => void
  readonly onToggleIncentive: () => void
}

/** The form for a review of a stay: scores, with whom, text, pictures, and whether something was received for it. */
export function ReviewFormSheet(props: ReviewFormSheetProps) {
  const { stay, isEdit, form, state, uploads, onType, onText, onToggleIncentive } = props
  const { travelerType, text, isIncentivized } = form
  const title = isEdit ? reviewFormText.editTitle : reviewFormText.newTitle
  return (
    <WrittenSheet title={title} sendText={isEdit ? 'Save review' : 'Send review'} state={state}>
      <Stay stay={stay} />
      {isEdit ? <p className="review-form-rule">{reviewFormText.editRule}</p> : null}
      <Scores {...props} />
      <ChoiceChips
        label="Who did you travel with?"
        options={travelerTypes}
        selected={travelerType ? [travelerType] : []}
        onToggle={onType}
      />
      <ContentField
        id="review-text"
        label="Your review"
        placeholder="What was good, and what was not?"
        value={text}
        onChange={onText}
      />
      <h3 className="written-label">Pictures</h3>
      <UploadTiles {...uploads} takesVideo={false} isDisabled={state.isSending} />
      <OptionRow
        kind="checkbox"
        isOn={isIncentivized}
        title={reviewFormText.incentive}
        detail={reviewFormText.incentiveDetail}
        isDisabled={state.isSending}
        onTap={onToggleIncentive}
      />
    </WrittenSheet>
  )
}

/** What is reviewed. */
function Stay({ stay: { hotelName, roomName, when, picture } }: Pick<ReviewFormSheetProps, 'stay'>) {
  return (
    <div className="review-form-stay">
      <ThumbRow picture={picture ?? undefined} size={80}>
        <p className="review-form-hotel">{hotelName}</p>
        {roomName === '' ? null : <p className="review-form-line">{roomName}</p>}
        <p className="review-form-line">{when}</p>
      </ThumbRow>
    </div>
  )
}

/** The score of the stay with its word, and those of its parts. */
function Scores({ form, state, tip, onScore, onSubScore }: ReviewFormSheetProps) {
  const { score, subScores } = form
  return (
    <>
      <div className="review-form-score">
        <h3 className="written-label">How was your stay?</h3>
        <Tip {...tip} side="below" align="start">
          <Rating label="Your stay" value={score} isHalfAllowed isDisabled={state.isSending} onChange={onScore} />
        </Tip>
        <p className="review-form-word" role="status">
          {score === 0 ? 'Not rated yet' : `${score} of 5, ${ratingWord(score)}`}
        </p>
      </div>
      <h3 className="written-label">In detail (optional)</h3>
      <div className="review-form-parts">
        {subScoreNames.map(([key, name]) => (
          <div key={key} className="review-form-part">
            <span className="review-form-part-name">{name}</span>
            <Rating
              label={name}
              value={subScores[key] ?? 0}
              isHalfAllowed
              canClear
              isDisabled={state.isSending}
              onChange={(value) => onSubScore(key, value)}
            />
          </div>
        ))}
      </div>
    </>
  )
}
