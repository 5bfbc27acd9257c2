/** First segments that belong to the portal, even if their plugins are off (C-002). */
const reserved: ReadonlySet<string> = new Set([
  'accept-conditions',
  'account-confirmed',
  'admin',
  'advices',
  'auth',
  'auth-redirect',
  'change-plan',
  'confirm-independent-account',
  'deleted',
  'dev',
  'error-doctor-url',
  'new-conditions',
  'profile',
  'public',
  'referral',
  'register',
  'register-oauth',
  'registered',
  'request-password-reset',
  'reset-password',
  'videocall',
  'videocallmobile',
  'videoconsultation',
  'videoconsultation-info',
  'visit',
])

/** Lowercase letters and digits in groups separated by single hyphens. */
const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether a first path segment may be a doctor's (C-002). */
export const isDoctorUrl = (segment: string): boolean => pattern.test(segment) && !reserved.has(segment)
