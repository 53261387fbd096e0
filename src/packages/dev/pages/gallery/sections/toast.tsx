import { useState } from 'react'
import { useRoot } from '@/stores/app/context'
import { Button } from '@/widgets/button'
import { Tip } from '@/widgets/tip'
import { ToastMessage } from '@/widgets/toast'
import { galleryTimers } from '../gallery-clock'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const toasts = [
  ['text', 'The address was copied'],
  ['success', 'Booking cancelled'],
  ['fail', 'Invalid Email Address'],
  ['loading', 'Saving your booking'],
] as const
const positions = ['top', 'middle', 'bottom'] as const
const tips = [
  ['above', 'start'],
  ['above', 'center'],
  ['below', 'end'],
] as const

function LiveState() {
  const { toast } = useRoot()
  const [text, setText] = useState('')
  return (
    <GalleryState name="over the page">
      <div className="gallery-row">
        {toasts.map(([type, message]) => (
          <Button key={type} size="medium" kind="secondary" onTap={() => toast.show(message, { type })}>
            {`Show ${type}`}
          </Button>
        ))}
        <Button size="medium" kind="ghost" onTap={toast.hide}>
          Hide
        </Button>
      </div>
      <input
        className="gallery-field"
        aria-label="It gives way to this field"
        placeholder="It gives way to this field"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          toast.show(`You wrote ${event.target.value}`)
        }}
      />
    </GalleryState>
  )
}

function TipState({ side, align }: { readonly side: 'above' | 'below'; readonly align: 'start' | 'center' | 'end' }) {
  const [text, setText] = useState<string | null>(null)
  return (
    <GalleryState name={`tip ${side}, ${align}`}>
      <div className={`gallery-tip gallery-tip-${align}`}>
        <Tip text={text} side={side} align={align} timers={galleryTimers} onHide={() => setText(null)}>
          <Button size="medium" kind="secondary" onTap={() => setText('Prices are for the whole stay, taxes included')}>
            {`Tip ${side}, ${align}`}
          </Button>
        </Tip>
      </div>
    </GalleryState>
  )
}

function Show() {
  return (
    <>
      <LiveState />
      {toasts.map(([type, text]) => (
        <GalleryState key={type} name={type} stagePx={140}>
          <ToastMessage toast={{ text, type, serial: 1 }} />
        </GalleryState>
      ))}
      {positions.map((position) => (
        <GalleryState key={position} name={`at the ${position}`} stagePx={200}>
          <ToastMessage toast={{ text: 'A longer text that needs more than one line', position, serial: 1 }} />
        </GalleryState>
      ))}
      {tips.map(([side, align]) => (
        <TipState key={side + align} side={side} align={align} />
      ))}
    </>
  )
}

/** Short messages: over the page, and at an element. */
export const toastSection: GallerySection = { key: 'toast', title: 'Toast and tip', Show }
