import type { ReactNode } from 'react'
import type { Author } from '@/contract/person'
import { authorName } from '@/domain/community/author-name'
import { Avatar } from '../avatar'
import { Badge } from '../badge'
import { Link } from '../link'
import './style.scss'

export interface AuthorRowProps {
  readonly author: Author
  /** Below the name, such as the date. */
  readonly noteText?: string
  readonly size?: 32 | 40
  /** Address of their page; null where there is none. */
  readonly href: string | null
  readonly onOpen: () => void
  /** A button at the row's end, beside the link. */
  readonly action?: ReactNode
}

/** A person with their picture, which lead to their page, and a mark where they are invented for the demo. */
export function AuthorRow({ author, noteText, size = 40, href, onOpen, action }: AuthorRowProps) {
  const who = <Who author={author} noteText={noteText} size={size} />
  return (
    <div className="author">
      {href === null ? (
        <div className="author-who">{who}</div>
      ) : (
        <Link className="author-who" href={href} onOpen={onOpen}>
          {who}
        </Link>
      )}
      {action}
    </div>
  )
}

function Who({ author, noteText, size }: Pick<AuthorRowProps, 'author' | 'noteText' | 'size'>) {
  return (
    <>
      <Avatar url={author.avater} name={author.nickName} size={size} />
      <div className="author-text">
        <div className="author-line">
          <span className="author-name">{authorName(author)}</span>
          {author.isDemo ? <Badge>Demo</Badge> : null}
        </div>
        {noteText ? <div className="author-note">{noteText}</div> : null}
      </div>
    </>
  )
}
