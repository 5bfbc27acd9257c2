/** What of a session needs the identity server, and the library for it: it comes when it is needed. */
export { authorize } from './authorize'
export { refreshStoredToken } from './refreshToken'
export { endSession } from './endSession'
