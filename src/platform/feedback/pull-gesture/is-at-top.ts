/** Whether the page that holds the element stands at its very top. */
export const isAtTop = (element: HTMLElement): boolean => (element.closest('.taro_page')?.scrollTop ?? 0) <= 0
