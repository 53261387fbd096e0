import { useState } from 'react'
import { Stepper, type StepperProps } from '@/widgets/stepper'
import { galleryTimers } from '../gallery-clock'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

interface StateProps extends Partial<StepperProps> {
  readonly name: string
  readonly start?: number
}

function State({ name, start = 2, ...rest }: StateProps) {
  const [value, setValue] = useState(start)
  const [message, setMessage] = useState('')
  const change = (next: number) => {
    setValue(next)
    setMessage('')
  }
  return (
    <GalleryState name={name}>
      <Stepper
        label={name}
        value={value}
        onChange={change}
        onStop={(bound) => setMessage(`Stopped at the ${bound === 'min' ? 'minimum' : 'maximum'}`)}
        timers={galleryTimers}
        {...rest}
      />
      <p className="gallery-text" role="status">
        {message}
      </p>
    </GalleryState>
  )
}

const validateLater = (value: number) =>
  new Promise<boolean>((resolve) => galleryTimers.after(600, () => resolve(value % 5 !== 0)))

function Show() {
  return (
    <>
      <State name="plain" />
      <State name="at its minimum" start={0} />
      <State name="from 1 to 5" start={5} min={1} max={5} />
      <State name="typed" canType max={99} />
      <State name="half steps" start={1.5} step={0.5} max={4} canType decimals={1} />
      <State name="no multiples of five, as a server says later" beforeUpdate={validateLater} />
      <State name="disabled" isDisabled />
      <State name="read only" isReadOnly />
    </>
  )
}

/** Numbers by steps. */
export const stepperSection: GallerySection = { key: 'stepper', title: 'Stepper', Show }
