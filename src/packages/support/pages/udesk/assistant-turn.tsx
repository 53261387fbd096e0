import { observer } from 'mobx-react'
import type { AnswerCard as CardFacts } from '@/contract/dialog'
import { failureText } from '@/domain/failure'
import { deviceTime } from '@/platform/clock/device-time'
import type { ShownTurn } from '@/stores/support/assistant'
import { AnswerCard } from '@/widgets/answer-card'
import { Bubble, BubbleText } from '@/widgets/bubble'
import { Button } from '@/widgets/button'
import { Chip } from '@/widgets/chip'
import { Icon } from '@/widgets/icon'
import { Layer } from '@/widgets/layer'
import { answerLink } from './links'
import { turnElementId } from './scroll-down'

/** What can be done about an answer. */
export interface TurnActions {
  readonly onRetry: (turn: ShownTurn) => void
  readonly onMore: (turn: ShownTurn) => void
  readonly onRate: (turn: ShownTurn, feedback: 'up' | 'down' | null) => void
  readonly onArticle: (articleId: string) => void
  readonly onTip: (text: string) => void
  readonly onPerson: () => void
  readonly onSignIn: (turn: ShownTurn) => void
}

interface TurnProps {
  readonly turn: ShownTurn
  readonly isLast: boolean
  readonly actions: TurnActions
}

/** A question and its answer as it comes. */
export const AssistantTurn = observer(function AssistantTurn({ turn, isLast, actions }: TurnProps) {
  return (
    <div className={isLast ? 'udesk-turn udesk-turn-last' : 'udesk-turn'}>
      <div id={turnElementId(turn.key)} className="udesk-turn-top" />
      <Bubble side="own" writer="You">
        <BubbleText text={turn.question} />
      </Bubble>
      <AnswerParts turn={turn} actions={actions} />
      {turn.failure ? (
        <Bubble
          side="system"
          writer="Staylark"
          controls={
            <Button kind="secondary" size="small" onTap={() => actions.onRetry(turn)}>
              Try again
            </Button>
          }
        >
          <BubbleText text={failureText(turn.failure)} />
        </Bubble>
      ) : null}
      {turn.isRunning ? null : <AnswerFoot turn={turn} isLast={isLast} actions={actions} />}
    </div>
  )
})

const pricedText = (card: CardFacts) => ('pricedAt' in card ? `Price of ${deviceTime(card.pricedAt)}` : '')

const cardKey = (card: CardFacts, index: number) => `${card.kind}${index}`

function Cards({ cards }: { readonly cards: readonly CardFacts[] }) {
  return (
    <div className="udesk-cards">
      {cards.map((card, index) => (
        <AnswerCard key={cardKey(card, index)} card={card} link={answerLink(card)} pricedText={pricedText(card)} />
      ))}
    </div>
  )
}

const AnswerParts = observer(function AnswerParts({ turn, actions }: Pick<TurnProps, 'turn' | 'actions'>) {
  const { parts, endText } = turn.answer
  const canLoadMore = parts.some((part) => part.kind === 'cards' && part.hasMore) && turn.moreCursor !== ''
  return (
    <>
      {parts.map((part, index) =>
        part.kind === 'cards' ? (
          <Cards key={index} cards={part.cards} />
        ) : (
          <Bubble key={index} side={part.kind === 'text' ? 'other' : 'system'} writer="AI assistant">
            <BubbleText text={part.text.trim()} />
          </Bubble>
        ),
      )}
      {turn.isRunning && parts.length === 0 ? (
        <div className="udesk-thinking" role="status">
          The assistant is looking
        </div>
      ) : null}
      {turn.more.length > 0 ? <Cards cards={turn.more} /> : null}
      <Layer>
        {canLoadMore && !turn.isRunning ? (
          <Button kind="secondary" size="medium" isLoading={turn.isLoadingMore} onTap={() => actions.onMore(turn)}>
            More hotels
          </Button>
        ) : null}
      </Layer>
      {endText === '' ? null : (
        <Bubble side="system" writer="Staylark">
          <BubbleText text={endText} />
        </Bubble>
      )}
    </>
  )
})

const AnswerFoot = observer(function AnswerFoot({ turn, isLast, actions }: TurnProps) {
  const { answer, feedback } = turn
  return (
    <div className="udesk-foot">
      {answer.sources.length > 0 ? (
        <div>
          <h2 className="udesk-small">From our help articles</h2>
          {answer.sources.map(({ articleId, title }) => (
            <button key={articleId} type="button" className="udesk-source" onClick={() => actions.onArticle(articleId)}>
              {title}
            </button>
          ))}
        </div>
      ) : null}
      {turn.turnId === null ? null : (
        <div className="udesk-rate" role="group" aria-label="Did this help?">
          <RateButton
            icon="thumbs-up"
            label="This helped"
            isOn={feedback === 'up'}
            onTap={() => actions.onRate(turn, feedback === 'up' ? null : 'up')}
          />
          <RateButton
            icon="thumbs-down"
            label="This did not help"
            isOn={feedback === 'down'}
            onTap={() => actions.onRate(turn, feedback === 'down' ? null : 'down')}
          />
        </div>
      )}
      {answer.needsSignIn ? (
        <Button size="medium" onTap={() => actions.onSignIn(turn)}>
          Sign in
        </Button>
      ) : null}
      {answer.offersPerson ? (
        <Button kind="secondary" size="medium" onTap={actions.onPerson}>
          Talk to a person
        </Button>
      ) : null}
      {isLast && answer.tips.length > 0 ? (
        <div className="udesk-tips" role="group" aria-label="What to ask next">
          {answer.tips.map((tip) => (
            <Chip key={tip} onTap={() => actions.onTip(tip)}>
              {tip}
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  )
})

interface RateButtonProps {
  readonly icon: 'thumbs-up' | 'thumbs-down'
  readonly label: string
  readonly isOn: boolean
  readonly onTap: () => void
}

function RateButton({ icon, label, isOn, onTap }: RateButtonProps) {
  return (
    <button
      type="button"
      className={isOn ? 'udesk-rate-button udesk-rate-on' : 'udesk-rate-button'}
      aria-label={label}
      aria-pressed={isOn}
      onClick={onTap}
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
