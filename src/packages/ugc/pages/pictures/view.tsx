import type { ReactNode } from 'react'
import type { ListedPicture, PictureCategory } from '@/contract/picture'
import type { FailureView } from '@/domain/failure'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { Layer } from '@/widgets/layer'
import { Link } from '@/widgets/link'
import { ListFooter, type ListFooterProps } from '@/widgets/list-footer'
import { NearCell } from '@/widgets/near-cell'
import { Picture } from '@/widgets/picture'
import { Screen } from '@/widgets/screen'
import { SkeletonBlock } from '@/widgets/skeleton'
import { Tabs } from '@/widgets/tabs'

/** Pictures of a hotel or city; name and categories are null while they are on their way. */
export interface PicturesViewProps extends Pick<ListFooterProps, 'status'> {
  readonly name: string | null
  readonly categories: readonly PictureCategory[] | null
  readonly category: string
  readonly pictures: readonly ListedPicture[]
  readonly failure: FailureView | null
  readonly viewer: ReactNode
  /** The way to what the pictures are of. */
  readonly goods: { readonly text: string; readonly href: string; readonly onOpen: () => void }
  readonly onCategory: (category: string) => void
  readonly onPicture: (index: number) => void
  readonly onBack: () => void
  readonly onRetry: () => void
}

/** Pictures in a part of the grid that hosts render at once. */
const BLOCK = 12

/** Tabs, and the pictures of the open one; one opens over the whole screen. */
export function PicturesView(props: PicturesViewProps) {
  return (
    <Screen title="Pictures" onBack={props.onBack} className="photos">
      <Head {...props} />
      <Content {...props} />
      {props.viewer}
    </Screen>
  )
}

/** A key as hosts find an element by. */
const tabKey = (key: string) => key.replaceAll(/[^\w-]/g, '_')

function Head({ name, goods, categories, category, onCategory }: PicturesViewProps) {
  return (
    <>
      <div className="photos-head">
        <h2 className="photos-name">{name ?? ' '}</h2>
        <Link className="photos-goods" href={goods.href} onOpen={goods.onOpen}>
          {goods.text}
        </Link>
      </div>
      <div className="photos-tabs">
        {categories && categories.length > 0 ? (
          <Tabs
            label="Kinds of pictures"
            tabs={categories.map((each) => ({ key: tabKey(each.key), label: each.name, count: each.count }))}
            selected={tabKey(category)}
            onSelect={(key) => {
              const chosen = categories.find((each) => tabKey(each.key) === key)
              if (chosen) onCategory(chosen.key)
            }}
          />
        ) : null}
      </div>
    </>
  )
}

function Content(props: PicturesViewProps) {
  const { pictures, status, failure, onPicture, onRetry } = props
  if (pictures.length === 0) {
    if (status === 'error' && failure) return <ErrorState {...failure} onRetry={onRetry} />
    if (status === 'end') return <EmptyState icon="compass" text="There are no pictures yet." />
    return <GridSkeleton />
  }
  const blocks = Array.from({ length: Math.ceil(pictures.length / BLOCK) }, (_, block) => block)
  return (
    <>
      <div>
        {blocks.map((block) => (
          <NearCell
            key={block}
            id={`photos-${block}`}
            className="photos-block"
            emptyClassName="photos-empty"
            isFirst={block === 0}
          >
            <ul className="photos-grid">
              {pictures.slice(block * BLOCK, (block + 1) * BLOCK).map((listed, at) => {
                const index = block * BLOCK + at
                return (
                  <li key={listed.pictureId} className="photos-cell">
                    <button
                      type="button"
                      className="photos-one"
                      aria-label={`Picture ${index + 1}: ${listed.caption || listed.picture.alt}`}
                      onClick={() => onPicture(index)}
                    >
                      <Picture picture={listed.picture} ratio={1} width={240} isEager={index < BLOCK} isDecorative />
                    </button>
                  </li>
                )
              })}
            </ul>
          </NearCell>
        ))}
      </div>
      <Layer>
        <ListFooter status={status} onRetry={onRetry} />
      </Layer>
    </>
  )
}

function GridSkeleton() {
  return (
    <div className="photos-grid" role="status" aria-label="Loading">
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className="photos-cell">
          <SkeletonBlock shape="picture" />
        </div>
      ))}
    </div>
  )
}
