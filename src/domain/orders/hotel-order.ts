import type { OrderButton, OrderStatus, OrderTab } from '@/contract/order'
import type { StateTone } from '../state-tone'
import {
  buttonsOf,
  isDeletable,
  type NarrowOrderTab,
  nextStatus,
  type OrderButtonFacts,
  type OrderState,
  type OrderTable,
  statusesOf,
  statusesOfTab,
} from './order-table'
import { autoRefunding, over, refunded, toPay } from './usual-states'

/** What can happen to a hotel order. */
export type HotelOrderEvent =
  | 'paid'
  | 'paid_late_rooms_taken_again'
  | 'paid_late_rooms_gone'
  | 'expired'
  | 'cancelled_by_user'
  | 'confirmed_by_hotel'
  | 'rest_confirmed_by_hotel'
  | 'rejected_by_hotel'
  | 'refund_started'
  | 'refunded'
  | 'refund_failed'
  | 'room_cancelled'
  | 'cancelled_free'
  | 'cancelled_with_fee'
  | 'waiver_requested'
  | 'waiver_granted'
  | 'waiver_granted_for_the_rest'
  | 'waiver_refused'
  | 'waiver_refused_before_confirmation'
  | 'waiver_refused_for_the_rest'
  | 'guest_arrived'
  | 'guest_did_not_arrive'
  | 'stay_ended'

/** What hotel orders add to a state. */
interface HotelOrderState extends OrderState<OrderStatus, HotelOrderEvent> {
  /** Whether the order has rooms that are sold to it. */
  readonly hasRooms: boolean
  /** Whether the traveler can apply to cancel it, or rooms of it. */
  readonly isCancellable: boolean
}

const lateMoves = { paid_late_rooms_taken_again: 'CONFIRMING', paid_late_rooms_gone: 'AUTO_REFUNDING' } as const

const cancelMoves = {
  cancelled_free: 'CANCELLED',
  cancelled_with_fee: 'CANCELLED_WITH_FEE',
  waiver_requested: 'CANCEL_APPLIED',
} as const

const arrivalMoves = { guest_arrived: 'CHECKED_IN', guest_did_not_arrive: 'NO_SHOW' } as const

const booked = {
  tone: 'good',
  tab: 'upcoming',
  buttons: ['view', 'refund'],
  hasRooms: true,
  isCancellable: true,
  isPassing: false,
  moves: { room_cancelled: 'PARTIAL_REFUNDED', ...cancelMoves, ...arrivalMoves },
} as const

const noRooms = { hasRooms: false, isCancellable: false } as const

const ended = { ...over, ...noRooms, buttons: ['rebook', 'view', 'delete'] } as const

/** The life of a hotel order: what each state is called, shows, allows, and leads to. */
export const hotelOrderStates: OrderTable<OrderStatus, HotelOrderEvent, HotelOrderState> = {
  TO_PAY: {
    ...toPay,
    ...noRooms,
    moves: { paid: 'CONFIRMING', expired: 'CLOSED_TIMEOUT', cancelled_by_user: 'CANCELLED' },
  },
  CONFIRMING: {
    text: 'Waiting for the hotel',
    tone: 'calm',
    tab: 'to_confirm',
    buttons: ['view', 'refund'],
    hasRooms: true,
    isCancellable: true,
    isPassing: true,
    moves: {
      confirmed_by_hotel: 'CONFIRMED',
      rest_confirmed_by_hotel: 'PARTIAL_REFUNDED',
      rejected_by_hotel: 'REJECTED',
      room_cancelled: 'CONFIRMING',
      ...cancelMoves,
    },
  },
  CONFIRMED: { ...booked, text: 'Confirmed' },
  PARTIAL_REFUNDED: { ...booked, text: 'Confirmed, rooms cancelled' },
  CANCEL_APPLIED: {
    text: 'Waiting for the hotel to waive the fee',
    tone: 'calm',
    tab: 'to_confirm',
    buttons: ['view'],
    hasRooms: true,
    isCancellable: false,
    isPassing: true,
    moves: {
      waiver_granted: 'CANCELLED',
      waiver_granted_for_the_rest: 'CANCELLED_WITH_FEE',
      waiver_refused: 'CONFIRMED',
      waiver_refused_before_confirmation: 'CONFIRMING',
      waiver_refused_for_the_rest: 'PARTIAL_REFUNDED',
      ...arrivalMoves,
    },
  },
  CHECKED_IN: {
    text: 'Staying now',
    tone: 'good',
    tab: 'upcoming',
    buttons: ['view'],
    hasRooms: true,
    isCancellable: false,
    isPassing: false,
    moves: { stay_ended: 'COMPLETED', guest_did_not_arrive: 'NO_SHOW' },
  },
  COMPLETED: { ...ended, text: 'Completed', tab: 'completed', hasRooms: true, moves: {} },
  NO_SHOW: { ...ended, text: 'Not arrived', tab: 'completed', hasRooms: true, moves: {} },
  CLOSED_TIMEOUT: { ...ended, text: 'Closed, not paid in time', moves: lateMoves },
  CANCELLED: { ...ended, text: 'Cancelled', moves: { refunded: 'REFUNDED', ...lateMoves } },
  CANCELLED_WITH_FEE: { ...ended, text: 'Cancelled with a fee', moves: {} },
  REJECTED: {
    ...ended,
    text: 'Not confirmed by the hotel',
    tone: 'attention',
    isPassing: true,
    moves: { refund_started: 'AUTO_REFUNDING' },
  },
  AUTO_REFUNDING: { ...autoRefunding, ...noRooms },
  REFUNDED: { ...refunded, ...noRooms, buttons: ended.buttons },
}

/** Every state of a hotel order. */
export const orderStatuses = statusesOf(hotelOrderStates)

/** The state a hotel order goes to when something happens to it, or null where that can't happen in its state. */
export const nextOrderStatus = (status: OrderStatus, event: HotelOrderEvent): OrderStatus | null =>
  nextStatus(hotelOrderStates, status, event)

/** Actions that a hotel order offers the traveler now, main action first. */
export const orderButtons = (facts: OrderButtonFacts<OrderStatus>, now: Date): OrderButton[] =>
  buttonsOf(hotelOrderStates, facts, now)

/** Text of a hotel order's status. */
export const orderStatusText = (status: OrderStatus): string => hotelOrderStates[status].text

/** Tone of a hotel order's status. */
export const orderTone = (status: OrderStatus): StateTone => hotelOrderStates[status].tone

/** Whether rooms are sold to an order in this state. */
export const hasSoldRooms = (status: OrderStatus): boolean => hotelOrderStates[status].hasRooms

/** Whether the traveler can apply to cancel a paid order in this state. */
export const isOrderCancellable = (status: OrderStatus): boolean => hotelOrderStates[status].isCancellable

/** Whether the cost of cancelling can be requested for an order in this state: it has a button that cancels. */
export const isOrderQuotable = (status: OrderStatus): boolean =>
  hotelOrderStates[status].buttons.some((button) => button === 'cancel' || button === 'refund')

/** Whether a hotel order in this state soon changes without its traveler. */
export const isOrderPassing = (status: OrderStatus): boolean => hotelOrderStates[status].isPassing

/** Whether a hotel order in this state can be hidden from its owner's list: nothing of it is still to come. */
export const isOrderDeletable = (status: OrderStatus): boolean => isDeletable(hotelOrderStates, status)

/** The one tab beside 'all' that shows hotel orders of this state. */
export const orderTabOf = (status: OrderStatus): NarrowOrderTab => hotelOrderStates[status].tab

/** The states of the hotel orders that a tab shows. */
export const orderStatusesOfTab = (tab: OrderTab): OrderStatus[] => statusesOfTab(hotelOrderStates, tab)
