/** Color of a state; its text carries the same meaning. `attention` is for states in which the traveler must act, `over` for those that nothing follows. */
export type StateTone = 'attention' | 'good' | 'calm' | 'over'
