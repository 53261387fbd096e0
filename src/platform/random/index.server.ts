import type { RandomGuid } from './contract'

/** What draws pages is no device and makes no visit: ids would be made for nobody, and must not differ from page to page. */
export const randomGuid: RandomGuid = () => '00000000-0000-4000-8000-000000000000'
