import type { OrderButton, OrderTab } from '@/contract/order'
import type { StateTone } from '../state-tone'

/** A tab that holds only some orders. */
export type NarrowOrderTab = Exclude<OrderTab, 'all'>

/** A state of something that events move: its text, and the states that they lead to. */
export interface State<Status extends string, Event extends string> {
  readonly text: string
  readonly tone: StateTone
  readonly moves: Readonly<Partial<Record<Event, Status>>>
}

/** All states of one kind of thing, side by side. */
export type StateTable<Status extends string, Event extends string> = Readonly<Record<Status, State<Status, Event>>>

/** What every kind of order adds to a state; a kind may add more. */
export interface OrderState<Status extends string, Event extends string> extends State<Status, Event> {
  readonly tab: NarrowOrderTab
  /** Actions of the traveler, main action first; an unpaid order whose deadline is over offers only to look at it. */
  readonly buttons: readonly OrderButton[]
  /** Whether it soon changes without its traveler, so that an open page reads it again. */
  readonly isPassing: boolean
}

/** The life of one kind of order: what each state is called, shows, allows, and leads to. */
export type OrderTable<
  Status extends string,
  Event extends string,
  Row extends OrderState<Status, Event> = OrderState<Status, Event>,
> = Readonly<Record<Status, Row>>

/** Any kind's table, for readers that use no moves. */
type AnyOrderTable<Status extends string> = OrderTable<Status, never>

/** Every state of a table. */
export const statusesOf = <Status extends string>(table: Readonly<Record<Status, unknown>>): Status[] =>
  Object.keys(table).filter((name): name is Status => Object.hasOwn(table, name))

/** The state that an event leads to, or null where it can't happen. */
export const nextStatus = <Status extends string, Event extends string>(
  table: StateTable<Status, Event>,
  status: Status,
  event: Event,
): Status | null => table[status].moves[event] ?? null

/** What the buttons of an order depend on. */
export interface OrderButtonFacts<Status extends string> {
  readonly status: Status
  readonly payExpireAt: Date
}

/** Actions that an order offers the traveler now, main action first; list and detail show the same. */
export function buttonsOf<Status extends string>(
  table: AnyOrderTable<Status>,
  { status, payExpireAt }: OrderButtonFacts<Status>,
  now: Date,
): OrderButton[] {
  const { buttons } = table[status]
  return buttons.includes('pay') && now >= payExpireAt ? ['view'] : [...buttons]
}

/** The actions that are left to a guest, who may read and cancel one order. */
export const guestButtons = (buttons: readonly OrderButton[]): OrderButton[] =>
  buttons.filter((button) => button !== 'delete')

/** Whether an order in this state can be hidden from its owner's list: nothing of it is still to come. */
export const isDeletable = <Status extends string>(table: AnyOrderTable<Status>, status: Status): boolean =>
  table[status].buttons.includes('delete')

/** The states of a kind's orders that a tab shows. */
export const statusesOfTab = <Status extends string>(table: AnyOrderTable<Status>, tab: OrderTab): Status[] =>
  statusesOf(table).filter((status) => tab === 'all' || table[status].tab === tab)
