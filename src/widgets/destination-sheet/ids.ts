/** Id of the list of results. */
export const LIST_ID = 'destination-results'

/** Id of one result, so that the search box can name it. */
export const optionId = (index: number) => `destination-${index}`
