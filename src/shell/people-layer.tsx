import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { go, hrefOf } from '@/platform/navigation'
import { communityApi } from '@/stores/community/community-api'
import { createPeopleList, type PeopleKind } from '@/stores/community/person'
import { communitySwitches } from '@/stores/community/switches'
import { useRoot } from '@/stores/app/context'
import { PeopleSheet } from '@/widgets/people-sheet'

export interface PeopleLayerProps {
  readonly uid: string
  readonly kind: PeopleKind
  readonly onClose: () => void
}

const text = {
  followers: { title: 'Followers', emptyText: 'Nobody follows them yet.' },
  following: { title: 'Following', emptyText: 'They follow nobody yet.' },
} as const

/** Who follows a person, or whom they follow; for signed-in users alone. */
export const PeopleLayer = observer(function PeopleLayer({ uid, kind, onClose }: PeopleLayerProps) {
  const root = useRoot()
  const [list] = useState(() => createPeopleList(communityApi(root).person, uid, kind))
  const { people } = communitySwitches(root)
  useEffect(() => void list.start(), [list])
  return (
    <PeopleSheet
      {...text[kind]}
      people={list.items.map((person) => ({ ...person, isFollowed: people.isOn(person.uid, person.isFollowed) }))}
      status={list.status}
      ownUid={root.session.uid}
      hrefOf={(each) => hrefOf('person', { uid: each })}
      onOpen={(each) => {
        onClose()
        go('person', { uid: each })
      }}
      onFollow={(each, isFollowed) => void people.tap(each, isFollowed)}
      onNearEnd={() => void list.loadMore()}
      onRetry={() => void list.retry()}
      onClose={onClose}
    />
  )
})
