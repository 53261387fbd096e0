/** Whether a returnPolicy earns the free-cancellation badge (spec §1: 1 or 2). */
export const isFreeToCancel = (returnPolicy: number): boolean => returnPolicy === 1 || returnPolicy === 2
