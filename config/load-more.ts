/** How far from its end a list requests its next page, in CSS px (specification §9). */
export const LOAD_MORE_PX = 300
