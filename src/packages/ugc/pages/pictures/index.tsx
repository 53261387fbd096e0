import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { PicturesInitial } from '@/contract/first-screens'
import type { ListedPicture } from '@/contract/picture'
import { failureView } from '@/domain/failure'
import { type PictureListAddress, pictureListParams, readPictureList } from '@/domain/reviews/picture-list'
import { takeInitial, whenActive } from '@/platform/boot'
import { back, go, hrefOf, replaceQuery } from '@/platform/navigation'
import { useRouteParams } from '@/platform/page'
import { reviewLink } from '@/shell/card-links'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useReadOn } from '@/shell/use-read-on'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import { communityApi } from '@/stores/community/community-api'
import { PicturesStore } from '@/stores/community/pictures'
import { EmptyState } from '@/widgets/empty-state'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { listFooterStatus } from '@/widgets/list-footer'
import { PictureViewer, type ViewedPicture } from '@/widgets/picture-viewer'
import { Screen } from '@/widgets/screen'
import { PicturesView } from './view'
import './style.scss'

function usePictures(root: RootStore, address: PictureListAddress): PicturesStore {
  const [store] = useState(() => {
    const initial = takeInitial<PicturesInitial>('pictures', pictureListParams(address))
    return new PicturesStore({ picture: communityApi(root).picture, replaceQuery }, address, initial)
  })
  useEffect(() => whenActive(() => void store.start()), [store])
  useReadOn(store.list, store.list.loadMore, store.categories.value !== null)
  return store
}

/** The way from a picture to its post or review. */
function linkOf({ from }: ListedPicture, { type, id }: PictureListAddress): ViewedPicture['link'] {
  if (!from) return null
  const { bizType, bizId } = from
  if (bizType === 'moment') {
    return {
      text: 'See the post',
      href: hrefOf('momentDetail', { id: bizId }),
      onOpen: () => go('momentDetail', { id: bizId }),
    }
  }
  // A review's address has the hotel in it, which a city's picture does not name.
  if (type !== 'hotel') return null
  return { text: 'See the review', ...reviewLink(id, bizId) }
}

/** The way to the hotel or city. */
const goodsLink = ({ type, id }: PictureListAddress) =>
  type === 'hotel'
    ? { text: 'See the hotel', href: hrefOf('hotelDetail', { id }), onOpen: () => go('hotelDetail', { id }) }
    : {
        text: 'See the city',
        href: hrefOf('cityInfo', {}, { cityId: id }),
        onOpen: () => go('cityInfo', {}, { cityId: id }),
      }

interface SectionProps {
  readonly store: PicturesStore
}

/** The open picture over the whole screen. */
const ViewerSection = observer(function ViewerSection({ store }: SectionProps) {
  const { openIndex, list, count, address, categories } = store
  return (
    <PopupLayer>
      {openIndex === null ? null : (
        <PictureViewer
          name={categories.value?.name ?? ''}
          pictures={list.items.map((listed) => ({
            picture: listed.picture,
            caption: listed.caption || listed.picture.alt,
            source: listed.author?.nickName ? `${listed.source}, ${listed.author.nickName}` : listed.source,
            link: linkOf(listed, address),
          }))}
          count={count}
          index={openIndex}
          onIndex={store.open}
          onClose={store.close}
        />
      )}
    </PopupLayer>
  )
})

interface PictureListProps {
  readonly address: PictureListAddress
}

const PictureList = observer(function PictureList({ address }: PictureListProps) {
  const store = usePictures(useRoot(), address)
  const { categories, list, category } = store
  return (
    <PicturesView
      name={categories.value?.name ?? null}
      categories={categories.value?.list ?? null}
      category={category}
      pictures={list.items}
      status={listFooterStatus(list.status)}
      failure={failureView(list.failure ?? categories.failure)}
      viewer={<ViewerSection store={store} />}
      goods={goodsLink(address)}
      onCategory={(key) => void store.choose(key)}
      onPicture={store.open}
      onBack={back}
      onRetry={() => void store.retry()}
    />
  )
})

/** Pictures of a hotel or city. */
function Pictures() {
  const address = readPictureList(useRouteParams('pictures'))
  return (
    <Page route="pictures">
      {address ? (
        <PictureList address={address} />
      ) : (
        <Screen title="Pictures" onBack={back}>
          <EmptyState icon="compass" text="There are no such pictures." />
        </Screen>
      )}
    </Page>
  )
}

export default withBoundary(Pictures)
