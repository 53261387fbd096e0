import { useState } from 'react'
import { Button } from '@/widgets/button'
import { Sheet, type SheetProps } from '@/widgets/sheet'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const lines = Array.from({ length: 40 }, (_, index) => `Line ${index + 1} of what scrolls while the page stands still.`)

const states: readonly (readonly [name: string, props: Pick<SheetProps, 'size'>])[] = [
  ['as high as its content', { size: 'fit' }],
  ['55 per cent', { size: '55' }],
  ['85 per cent', { size: '85' }],
  ['full', { size: 'full' }],
]

function SizeState({ name, size = 'fit' }: { readonly name: string } & Pick<SheetProps, 'size'>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const footer = (
    <Button isWide onTap={close}>
      Done
    </Button>
  )
  return (
    <GalleryState name={name}>
      <Button kind="secondary" onTap={() => setOpen(true)}>{`Open: ${name}`}</Button>
      <Sheet isOpen={isOpen} title={`Sheet, ${name}`} size={size} onClose={close} footer={footer}>
        {(size === 'fit' ? lines.slice(0, 4) : lines).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Sheet>
    </GalleryState>
  )
}

function NestedState() {
  const [depth, setDepth] = useState(0)
  return (
    <GalleryState name="one over another">
      <Button kind="secondary" onTap={() => setDepth(1)}>
        Open: one over another
      </Button>
      <Sheet isOpen={depth >= 1} title="Below" size="85" onClose={() => setDepth(0)}>
        <p>Escape closes what lies above first.</p>
        <div className="gallery-gap">
          <Button kind="secondary" onTap={() => setDepth(2)}>
            Open the one above
          </Button>
        </div>
        <Sheet isOpen={depth >= 2} title="Above" size="55" onClose={() => setDepth(1)}>
          <p>This one has the keyboard now.</p>
        </Sheet>
      </Sheet>
    </GalleryState>
  )
}

function Show() {
  return (
    <>
      {states.map(([name, props]) => (
        <SizeState key={name} name={name} {...props} />
      ))}
      <NestedState />
    </>
  )
}

/** Popups from below in every size. */
export const sheetSection: GallerySection = { key: 'sheet', title: 'Sheet', Show }
