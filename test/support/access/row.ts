import type { AdasThings } from './adas-things'

/** How one call replies to a visitor, to Eve (signed in, but a stranger) and to Ada, who owns the data. */
export interface Row {
  /** What is sent, made out of Ada's things; it may do something first that the call needs. */
  input: (things: AdasThings) => object | Promise<object>
  visitor: number
  eve: number
  ada: number
  /** The same call about a thing that does not exist; Eve must not see a difference. */
  absent?: object | ((things: AdasThings) => object)
}

type Input = Row['input']

/** A call that anybody may make, with the same status for all. */
export const open = (input: Input = () => ({}), status = 200): Row => ({
  input,
  visitor: status,
  eve: status,
  ada: status,
})

/** A call for every signed-in user, about the caller's own data. */
export const forUsers = (input: Input = () => ({})): Row => ({ input, visitor: 401, eve: 200, ada: 200 })

/** A call about one thing of Ada's, which for everybody else is like a thing that does not exist (`absent`). */
export const ownersOnly = (input: Input, absent: object): Row => ({ input, visitor: 401, eve: 404, ada: 200, absent })

/** A call about Ada's order. */
export const ownersOrder: Row = ownersOnly(({ orderid }) => ({ orderid }), { orderid: 'NOSUCHORDER' })
