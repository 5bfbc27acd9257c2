import type { Scene } from './scenes'

/** Screens that an address alone opens: name and path, by who opens them. */
const paths = {
  ana: {
    account: 'profile/myaccount',
    'personal-data': 'profile/personal-data',
    'account-use': 'profile/account-use',
    family: 'profile/family',
    'family-dependent': 'profile/family/dependent',
    'family-independent': 'profile/family/independent',
    notifications: 'profile/notifications',
    identity: 'profile/identity',
    'devices-config': 'profile/devices-config',
    'change-plan': 'change-plan',
    'plan-info': 'videoconsultation-info',
    health: 'videoconsultation/health',
    documents: 'videoconsultation/documents',
    'medical-data': 'videoconsultation/medical-data',
    consultations: 'videoconsultation/consultations',
    receipts: 'videoconsultation/receipts',
    devices: 'videocall/devices',
    timeline: 'videoconsultation/timeline',
    messages: 'videoconsultation/messages',
    videos: 'advices/videos',
    video: 'advices/videos/1',
    'videos-category': 'advices/category/1',
    'videos-favorites': 'advices/favorites',
    scan: 'videoconsultation/video-vitals-test',
    'call-check': 'videocall/check',
    'payment-failed': 'videoconsultation/appointment-payment-failed',
    specialists: 'videoconsultation/specialists',
    components: 'dev/ui',
    'not-found': 'unknown-address',
  },
  doctor: { today: 'doctor/today', calls: 'videocall' },
  admin: {
    'admin-users': 'admin/users',
    'admin-user': 'admin/users/create',
    'admin-import': 'admin/users/import',
    'admin-doctors': 'admin/doctors',
    'admin-videos': 'admin/videos',
    'admin-companies': 'admin/companies',
    'admin-translations': 'admin/translations',
    'admin-reviews': 'admin/identity-reviews',
  },
  nobody: {
    register: 'register',
    'request-password-reset': 'request-password-reset',
    'reset-password': 'reset-password',
    'account-confirmed': 'account-confirmed?confirmed=1',
    'account-unconfirmed': 'account-confirmed?confirmed=0',
    deleted: 'deleted',
    'link-expired': 'link-expired',
    'doctor-address': 'error-doctor-url',
  },
} as const

/** The tenant of a screen that not every tenant of the variants has. */
const brands: Readonly<Record<string, Scene['brand']>> = {
  'payment-failed': 'esaludplus',
  specialists: 'specialists',
}

export const screens: Scene[] = Object.entries(paths).flatMap(([person, byName]) =>
  Object.entries(byName).map(([name, path]): Scene => ({
    name,
    ...(name in brands && { brand: brands[name] }),
    ...(person !== 'nobody' && { as: person as Scene['as'] }),
    open: (page) => page.goto(`/#/${path}`),
  })),
)
