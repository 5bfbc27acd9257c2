import { scenes, type Scene } from '../../scripts/pictures/scenes'
import { screens } from '../../scripts/pictures/screens'
import { lookTest } from './support/looks/lookTest'
import { expect } from './support/test'

/** The screens whose look is kept, by folder, and what is described of each: its main part if nothing is said. */
const kept: Readonly<Record<string, readonly string[]>> = {
  patient: [
    'home',
    'appointments',
    'appointments-past',
    'account',
    'personal-data',
    'family',
    'notifications',
    'health',
    'documents',
    'medical-data',
    'consultations',
    'devices',
    'messages',
    'receipts',
    'change-plan',
  ],
  booking: ['booking-specialty', 'booking-professional', 'booking-time', 'booking-review'],
  dialogs: ['appointments-cancel', 'person-switch'],
  doctor: ['today', 'week', 'patients'],
  admin: ['admin-users', 'admin-user', 'admin-doctors', 'admin-companies'],
  public: ['sign-in', 'register', 'request-password-reset'],
}
const selectors: Readonly<Record<string, string>> = {
  dialogs: '[role=dialog], [role=alertdialog]',
  home: 'body',
  'admin-users': 'body',
  'sign-in': 'body',
}

const sceneOf = (name: string): Scene => {
  const found = [...scenes, ...screens].find((scene) => scene.name === name)
  if (!found) throw new Error(`There is no scene ${name}.`)
  return found
}

// One story, because all screens share a portal; each that looks different is listed.
lookTest(
  'screens look as they did, on a desktop in light and on a phone in dark',
  { tag: '@desktop' },
  async ({ readLooks }) => {
    lookTest.setTimeout(900_000)
    for (const [folder, names] of Object.entries(kept)) {
      for (const name of names) {
        const look = await readLooks(sceneOf(name), selectors[name] ?? selectors[folder] ?? 'main')
        expect.soft(look, name).toMatchSnapshot([folder, `${name}.txt`])
      }
    }
  },
)
