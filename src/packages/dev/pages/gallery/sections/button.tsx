import { Button } from '@/widgets/button'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const kinds = ['primary', 'secondary', 'ghost', 'danger'] as const
const sizes = ['large', 'medium', 'small'] as const

function Show() {
  return (
    <>
      {kinds.map((kind) => (
        <GalleryState key={kind} name={kind}>
          <div className="gallery-row">
            <Button kind={kind}>Choose room</Button>
            <Button kind={kind} isDisabled>
              Sold out
            </Button>
            <Button kind={kind} isLoading>
              Save
            </Button>
          </div>
        </GalleryState>
      ))}
      <GalleryState name="sizes">
        <div className="gallery-row">
          {sizes.map((size) => (
            <Button key={size} size={size}>
              {size === 'large' ? 'Submit' : 'Show all'}
            </Button>
          ))}
        </div>
      </GalleryState>
      <GalleryState name="wide">
        <Button isWide>Pay CNY ¥ 1,280</Button>
      </GalleryState>
    </>
  )
}

/** Buttons of every kind and size. */
export const buttonSection: GallerySection = { key: 'button', title: 'Button', Show }
