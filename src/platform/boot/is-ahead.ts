/** Whether the browser renders this page before anybody looks at it. */
export const isAhead = (): boolean => (document as { readonly prerendering?: boolean }).prerendering === true
