import type { AdminSection } from '@portico/admin/section'

/** The section of the administration that decides reviews of identities. */
const sections: readonly AdminSection[] = [
  {
    id: 'admin.identityReviews',
    title: 'IDENTITY.REVIEWS',
    icon: 'badge-check',
    group: 'people',
    path: 'identity-reviews',
    requires: { role: 'UsersAdministrator', features: ['facialVerification'] },
    pages: [{ path: 'identity-reviews', screen: () => import('./IdentityReviewsPage') }],
  },
]

export default sections
