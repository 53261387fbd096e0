import { type TouchEvent, useRef } from 'react'
import type { DragHandlers, DragProps } from './contract'
import { useDrag } from './index'
import { type PinchHandlers, usePinch } from './pinch'

interface DragOrPinchHandlers {
  readonly drag: DragHandlers
  readonly pinch: PinchHandlers
}

type TouchHandler = 'onTouchStart' | 'onTouchMove' | 'onTouchEnd' | 'onTouchCancel'

/** Follows one finger or the mouse as a drag, and two fingers as a pinch. A pinch takes the drag away: it moves nothing and its end is lost. With isStill nothing around scrolls meanwhile. */
export function useDragOrPinch({ drag, pinch }: DragOrPinchHandlers, isStill = false): DragProps {
  const isPinching = useRef(false)
  const dragProps = useDrag(
    {
      onStart: drag.onStart,
      onMove: (move) => {
        if (!isPinching.current) drag.onMove(move)
      },
      onEnd: (move, isLost) => drag.onEnd(move, isLost || isPinching.current),
    },
    isStill,
  )
  const pinchProps = usePinch({
    onStart: () => {
      isPinching.current = true
      pinch.onStart()
    },
    onMove: pinch.onMove,
  })
  const both = (name: TouchHandler) => (event: TouchEvent<HTMLElement>) => {
    // The finger that stays after a pinch has not begun to drag.
    if (name === 'onTouchStart' && event.touches.length === 1) isPinching.current = false
    pinchProps[name]?.(event)
    dragProps[name]?.(event)
  }
  return {
    ...dragProps,
    onTouchStart: both('onTouchStart'),
    onTouchMove: both('onTouchMove'),
    onTouchEnd: both('onTouchEnd'),
    onTouchCancel: both('onTouchCancel'),
  }
}
