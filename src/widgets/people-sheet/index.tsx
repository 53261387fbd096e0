import type { Person } from '@/contract/person'
import { AuthorRow } from '../author-row'
import { FollowButton } from '../follow-button'
import { ListFooter, type ListFooterProps, listFooterStatus } from '../list-footer'
import { NearCell } from '../near-cell'
import { Sheet } from '../sheet'
import { RowsSkeleton } from '../skeleton'
import './style.scss'

export interface PeopleSheetProps {
  readonly title: string
  readonly emptyText: string
  readonly people: readonly Person[]
  readonly status: ListFooterProps['status'] | 'idle'
  /** The viewer, whom they cannot follow; null for a visitor. */
  readonly ownUid: string | null
  readonly hrefOf: (uid: string) => string
  readonly onOpen: (uid: string) => void
  /** Requests the wanted state. */
  readonly onFollow: (uid: string, isFollowed: boolean) => void
  readonly onNearEnd: () => void
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** People below each other, each with a way to follow them. */
export function PeopleSheet(props: PeopleSheetProps) {
  const { people, ownUid, hrefOf, onOpen, onFollow } = props
  const status = listFooterStatus(props.status)
  const isEmpty = status === 'end' && people.length === 0
  return (
    <Sheet isOpen size="85" title={props.title} onNearEnd={props.onNearEnd} onClose={props.onClose}>
      <ul>
        {people.map((person, index) => (
          <li key={person.uid}>
            <NearCell
              id={`person-${person.uid}`}
              className="people-cell"
              emptyClassName="people-empty"
              isFirst={index < 12}
            >
              <AuthorRow
                author={person}
                noteText={person.intro}
                href={hrefOf(person.uid)}
                onOpen={() => onOpen(person.uid)}
                action={
                  person.uid === ownUid ? null : (
                    <FollowButton
                      name={person.nickName}
                      isFollowed={person.isFollowed}
                      onFollow={(isFollowed) => onFollow(person.uid, isFollowed)}
                    />
                  )
                }
              />
            </NearCell>
          </li>
        ))}
      </ul>
      {status === 'loading' && people.length === 0 ? <RowsSkeleton count={5} /> : null}
      <ListFooter
        status={status}
        onRetry={props.onRetry}
        empty={isEmpty ? { icon: 'users', text: props.emptyText } : null}
      />
    </Sheet>
  )
}
