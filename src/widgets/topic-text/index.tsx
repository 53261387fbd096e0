import type { Topic } from '@/contract/moment'
import { textParts } from '@/domain/community/moment-text'
import './style.scss'

export interface TopicTextProps {
  readonly content: string
  /** The topics that the text may name. */
  readonly topics: readonly Topic[]
  readonly onTopic: (topic: Topic) => void
}

/** A post's text with its line breaks, its #topics as buttons that open them. */
export function TopicText({ content, topics, onTopic }: TopicTextProps) {
  return (
    <div className="topical">
      {textParts(content, topics).map(({ text, topic }, index) =>
        topic ? (
          <button
            // eslint-disable-next-line react/no-array-index-key -- the parts of one text never move
            key={index}
            type="button"
            className="topical-topic"
            aria-haspopup="dialog"
            onClick={() => onTopic(topic)}
          >
            {text}
          </button>
        ) : (
          // eslint-disable-next-line react/no-array-index-key -- the parts of one text never move
          <span key={index} className="topical-text">
            {text}
          </span>
        ),
      )}
    </div>
  )
}
