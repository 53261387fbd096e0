import { observer } from 'mobx-react'
import { type ReactNode, useEffect, useState } from 'react'
import { failureView } from '@/domain/failure'
import type { ShownTurn } from '@/stores/support/assistant'
import type { CardSource } from '@/stores/support/chat-cards'
import type { SupportStores } from '@/stores/support/create-support'
import { Button } from '@/widgets/button'
import { Chip } from '@/widgets/chip'
import { ChoiceChips } from '@/widgets/choice-chips'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { FormSheet } from '@/widgets/form-sheet'
import { Icon } from '@/widgets/icon'
import { Rating } from '@/widgets/rating'
import { Sheet } from '@/widgets/sheet'
import { RowsSkeleton } from '@/widgets/skeleton'
import { TextField } from '@/widgets/text-field'
import { ChatCardFacts } from './chat-card-row'

/** A sheet over the page. */
export interface SheetProps {
  readonly stores: SupportStores
  readonly onClose: () => void
}

/** The sheet for one answer. */
export interface ReasonSheetProps extends SheetProps {
  readonly turn: ShownTurn
}

/** Why an answer did not help. */
export function ReasonSheet({ stores, turn, onClose }: ReasonSheetProps) {
  const [reason, setReason] = useState('')
  const send = () => {
    void stores.assistant.rate(turn, 'down', reason.trim())
    onClose()
  }
  return (
    <FormSheet title="What was wrong?" sendText="Send" failure={null} isSending={false} onSend={send} onClose={onClose}>
      <div className="udesk-types">
        {['It is not true', 'It is not what I asked', 'Something is missing', 'It was hard to understand'].map(
          (text) => (
            <Chip key={text} isOn={reason === text} onTap={() => setReason(text)}>
              {text}
            </Chip>
          ),
        )}
      </div>
      <TextField
        id="feedback-reason"
        label="In your words (optional)"
        isLong
        value={reason}
        maxLength={500}
        onChange={setReason}
      />
    </FormSheet>
  )
}

/** The survey at the end of a chat. */
export const SurveySheet = observer(function SurveySheet({ stores: { chat }, onClose }: SheetProps) {
  const { survey } = chat
  const [isTried, setTried] = useState(false)
  const send = async () => {
    setTried(true)
    await chat.rate()
    if (!chat.canSurvey) onClose()
  }
  return (
    <FormSheet
      title="How was this chat?"
      sendText="Send"
      fault={
        isTried && !survey.canSubmit && !survey.isSending
          ? 'Please rate the chat, and choose whether it was solved.'
          : null
      }
      failure={survey.failureText === null ? null : { message: survey.failureText, requestId: null }}
      isSending={survey.isSending}
      onSend={() => void send()}
      onClose={onClose}
    >
      <Rating label="Your rating" value={survey.score ?? 0} onChange={(score) => survey.change({ score })} />
      <ChoiceChips
        label="Was it solved?"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        selected={survey.isSolved === null ? [] : [survey.isSolved ? 'yes' : 'no']}
        onToggle={(value, isOn) => survey.change({ isSolved: isOn ? value === 'yes' : null })}
      />
      <TextField
        id="survey-comment"
        label="Anything else? (optional)"
        isLong
        value={survey.comment}
        maxLength={1000}
        onChange={(comment) => survey.change({ comment })}
      />
    </FormSheet>
  )
})

const sources: readonly { readonly value: CardSource; readonly label: string }[] = [
  { value: 'bought', label: 'Orders' },
  { value: 'browsing', label: 'Viewed' },
  { value: 'collection', label: 'Wish list' },
]

/** What else can be sent in a chat: a picture, or a card of an order, a viewed hotel or the wish list. */
export const SendSheet = observer(function SendSheet({ stores: { chat }, onClose }: SheetProps) {
  const { cards } = chat.writing
  const source = cards.source ?? 'bought'
  useEffect(() => {
    cards.show('bought')
    return cards.hide
  }, [cards])
  const { value, failure, isLoading } = cards.lists[source]
  const view = failureView(failure)
  return (
    <Sheet isOpen size="85" title="Send" onClose={onClose}>
      <div className="udesk-sheet">
        <Button
          kind="secondary"
          isWide
          onTap={() => {
            void chat.writing.addPictures()
            onClose()
          }}
        >
          Choose a picture
        </Button>
        <ChoiceChips
          label="Or a card"
          options={sources}
          selected={[source]}
          onToggle={(chosen) => cards.show(chosen)}
        />
        {view ? <ErrorState {...view} onRetry={() => void cards.fetch(source)} /> : null}
        {!value && isLoading ? <RowsSkeleton count={4} /> : null}
        {value?.length === 0 ? <EmptyState icon="luggage" text="There is nothing here to send." /> : null}
        {value?.map((card) => (
          <button
            key={`${card.kind}${card.id}`}
            type="button"
            className="udesk-pick"
            aria-label={`Send ${card.title}`}
            onClick={() => {
              chat.writing.sendCard(card)
              onClose()
            }}
          >
            <ChatCardFacts card={card} />
          </button>
        ))}
      </div>
    </Sheet>
  )
})

/** What the assistant is, and who replies. */
export const AboutSheet = observer(function AboutSheet({ stores: { assistant }, onClose }: SheetProps) {
  const settings = assistant.settings.value
  return (
    <Sheet isOpen title="About the assistant" onClose={onClose}>
      <div className="udesk-sheet">
        <Fact icon="bot">It is an AI, a program. A person takes over whenever you want.</Fact>
        <Fact icon="shield-check">
          It changes nothing by itself: it prepares cards, and only your tap on a card books or cancels.
        </Fact>
        <Fact icon="info">Prices, terms and order states come from our own records, as cards.</Fact>
        {settings?.provider ? (
          <>
            <Fact icon="globe">
              {`With your consent an outside model at ${settings.provider} helps to understand your questions. It never gets document numbers, contact data or codes.`}
            </Fact>
            <Button
              kind={settings.hasConsent ? 'secondary' : 'primary'}
              isWide
              isLoading={assistant.settings.isLoading}
              onTap={() => void assistant.setConsent(!settings.hasConsent)}
            >
              {settings.hasConsent ? 'Withdraw my consent' : 'Allow the outside model'}
            </Button>
          </>
        ) : null}
      </div>
    </Sheet>
  )
})

function Fact({
  icon,
  children,
}: {
  readonly icon: 'bot' | 'shield-check' | 'info' | 'globe'
  readonly children: ReactNode
}) {
  return (
    <div className="udesk-fact">
      <Icon name={icon} size={20} />
      <p className="udesk-fact-text">{children}</p>
    </div>
  )
}
