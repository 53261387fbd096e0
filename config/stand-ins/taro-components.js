// Screens are made of html tags. The H5 entry asks for this one component all the same; no page turns it on.
export const PullDownRefresh = () => null
