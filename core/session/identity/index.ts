/** The parts of a session that need the OpenID Connect library; loaded on demand. */
export { authorize } from './authorize'
export { refreshStoredToken } from './refreshToken'
export { endSession } from './endSession'
