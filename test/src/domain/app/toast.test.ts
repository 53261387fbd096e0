import { type Span, toastPlace, type ToastPosition } from '@/domain/app/toast'

test.each<[ToastPosition, [top: number, bottom: number] | null, ToastPosition]>([
  ['middle', null, 'middle'],
  ['top', null, 'top'],
  ['bottom', null, 'bottom'],
  ['middle', [0.1, 0.16], 'middle'],
  ['middle', [0.4, 0.46], 'top'],
  ['middle', [0.3, 0.36], 'middle'],
  ['middle', [0.58, 0.64], 'middle'],
  ['middle', [0.3, 0.37], 'top'],
  ['middle', [0.2, 0.5], 'bottom'],
  ['top', [0.1, 0.16], 'middle'],
  ['bottom', [0.8, 0.86], 'middle'],
  ['bottom', [0.5, 0.8], 'top'],
  ['middle', [0, 1], 'middle'],
])('wanted at the %s, with the focus at %j, it stands at the %s', (wanted, focus, place) => {
  const span: Span | null = focus && { top: focus[0], bottom: focus[1] }
  expect(toastPlace(wanted, span)).toBe(place)
})
