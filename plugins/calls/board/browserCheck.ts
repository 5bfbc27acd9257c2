/** Why this browser can make no video call; the first four are texts of the specification (C-075). */
export type Blocked =
  | 'VIDEOCALNOTAVAILABLE_SAFARI_VERSION'
  | 'VIDEOCALL_NOT_AVAILABLE_IOS_VERSION'
  | 'VIDEOCALNOTAVAILABLE_SAFARI'
  | 'VIDEOCALNOTAVAILABLE_CHROME'
  | 'CALLS.BLOCKED.OTHER'

/** Since iOS 14.3 browsers other than Safari may use the camera. */
const OTHERS_SINCE = 14.3
const SAFARI_SINCE = 11

/**
 * Whether a browser cannot make video calls. Takes its user agent, and whether it offers connections and
 * cameras at all, which counts first. Returns the reason; null if it can.
 */
export function blockedBrowser(userAgent: string, isCapable: boolean): Blocked | null {
  const version = iosVersion(userAgent)
  if (version === null) return isCapable ? null : 'CALLS.BLOCKED.OTHER'
  const isChromeOrFirefox = /CriOS|FxiOS/.test(userAgent)
  if (isSafari(userAgent)) {
    return version < SAFARI_SINCE || !isCapable ? 'VIDEOCALNOTAVAILABLE_SAFARI_VERSION' : null
  }
  if (isChromeOrFirefox) {
    return version < OTHERS_SINCE || !isCapable ? 'VIDEOCALL_NOT_AVAILABLE_IOS_VERSION' : null
  }
  return version < OTHERS_SINCE ? 'VIDEOCALNOTAVAILABLE_SAFARI' : 'VIDEOCALNOTAVAILABLE_CHROME'
}

/** The version of iOS as a number like 14.3; null on other systems. */
function iosVersion(userAgent: string): number | null {
  const [, major, minor = '0'] = /(?:iPhone|iPad|iPod).*? OS (\d+)(?:_(\d+))?/.exec(userAgent) ?? []
  return major === undefined ? null : Number(`${major}.${minor}`)
}

/** Safari names its own version and no other browser. */
const isSafari = (userAgent: string): boolean =>
  /Version\/\d/.test(userAgent) &&
  /Safari\//.test(userAgent) &&
  !/[A-Z][A-Za-z]+iOS\/|EdgA?\/|OPT\//.test(userAgent)

/** Whether this browser offers connections and cameras. */
export const isCapable = (): boolean =>
  typeof RTCPeerConnection === 'function' && typeof navigator.mediaDevices?.getUserMedia === 'function'
