import { fireEvent } from '@testing-library/react'

// jsdom has no pointer capture.
HTMLElement.prototype.setPointerCapture = () => {}

/** Sends a pointer event at a place and an instant of the event's own clock, as jsdom cannot by itself. */
export function point(
  kind: 'down' | 'move' | 'up' | 'cancel',
  element: Element,
  at: { x?: number; y?: number; ms?: number },
) {
  const event = new MouseEvent(`pointer${kind}`, { bubbles: true, button: 0, clientX: at.x ?? 0, clientY: at.y ?? 0 })
  Object.defineProperty(event, 'pointerId', { value: 1 })
  // React takes its own clock for an instant of nought.
  Object.defineProperty(event, 'timeStamp', { value: 1 + (at.ms ?? 0) })
  fireEvent(element, event)
}
