const pattern = /^#\/visit(\?|$)/

/**
 * Whether the link of a visit has opened this tab (decision 916). Such a tab has no account: nobody signed in to this browser is
 * mixed up with the patient of the visit, and a refusal leads to no sign-in.
 */
export const isVisitTab = typeof location !== 'undefined' && pattern.test(location.hash)

/** Whether the address is still that of the visit. */
export const isAtVisit = (): boolean => pattern.test(location.hash)
