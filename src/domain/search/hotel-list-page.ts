/** How many hotels a hotel list asks for at once. */
export const HOTEL_LIST_PAGE = 20
