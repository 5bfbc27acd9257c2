import { openModal } from '@portico/core/app/modals'
import type { RouteGuard } from '@portico/core/plugin/points'

/**
 * Redirects users without video-call access from the call board to the videos, or to the default page if there are
 * none, with an explanation (C-044).
 */
const videoAccess: RouteGuard = async ({ route }, { call }) => {
  if (!route.area.startsWith('call')) return { go: 'on' }
  const { isDoctor24, isPlus } = await call('GET api/users/data')
  if (isDoctor24 || isPlus) return { go: 'on' }
  openModal('verifyUser')
  return { go: 'to', route: 'advices.videos' }
}
export default videoAccess
