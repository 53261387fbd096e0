import { readShared } from '../share/read-shared'
import { readStayQuery, stayQuery } from '../stay/stay-query'

/** The parameters of a hotel page's address, decoded. */
type PageParams = Readonly<Record<string, string | undefined>> & { readonly id: string }

/** What of its address a hotel's page hangs on, in one spelling: the hotel, the stay, and the room that a shared link names. */
export function hotelPageParams(params: PageParams): Record<string, string | number> {
  const { roomTypeId } = readShared(params)
  return { id: params.id, ...stayQuery(readStayQuery(params)), ...(roomTypeId === null ? {} : { room: roomTypeId }) }
}
