import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { Topic } from '@/contract/moment'
import { countOf } from '@/domain/text/phrases'
import { go, hrefOf } from '@/platform/navigation'
import { communityApi } from '@/stores/community/community-api'
import { communitySwitches, resumeSwitches } from '@/stores/community/switches'
import { TopicStore } from '@/stores/community/topic'
import { useRoot } from '@/stores/app/context'
import { TopicSheet } from '@/widgets/topic-sheet'

export interface TopicLayerProps {
  readonly topic: Topic
  readonly onClose: () => void
}

/** A topic with its posts and a way to follow it. */
export const TopicLayer = observer(function TopicLayer({ topic, onClose }: TopicLayerProps) {
  const root = useRoot()
  const [store] = useState(() => new TopicStore(communityApi(root), topic.topicId, topic))
  const switches = communitySwitches(root)
  useEffect(() => {
    resumeSwitches(switches)
    void store.start()
  }, [store, switches])
  const { name, momentCount, topicId, isFollowed } = store.topic.value ?? topic
  const { posts } = store
  return (
    <TopicSheet
      name={name}
      countText={countOf(momentCount, 'post')}
      isFollowed={switches.topics.isOn(topicId, isFollowed)}
      moments={posts.items}
      status={posts.status}
      hrefOf={(id) => hrefOf('momentDetail', { id })}
      onOpen={(id) => {
        onClose()
        go('momentDetail', { id })
      }}
      onFollow={(isOn) => {
        if (!root.session.isLogin) onClose()
        void switches.topics.tap(topicId, isOn)
      }}
      onNearEnd={() => void posts.loadMore()}
      onRetry={() => void posts.retry()}
      onClose={onClose}
    />
  )
})
