/** A word with one meaning, and where the code may use it. */
export interface WordRule {
  word: string
  /** What it means, as docs/glossary.md says; `null` for a word that no name may use. */
  meaning: string | null
  /** What to write for its other meanings. */
  instead: string
  /** Whether a declared name uses the word. */
  uses: (name: string, line: string) => boolean
  /** Folders and files where the word has its meaning. */
  folders: readonly string[]
  /** Words beside it that make a term of its own, such as `identity` in `identityReview`. */
  qualifiers: readonly string[]
}

/** The words of a name: `toIdentityReviews` is `to`, `identity`, `reviews`. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]/)

const has = (word: string) => (name: string) =>
  wordsOf(name).some((one) => one === word || one === `${word}s`)

export const wordRules: readonly WordRule[] = [
  {
    word: 'provider',
    meaning: 'who gives a service that is booked: a doctor at a place',
    instead: 'the name of the service (identityProvider, deviceProvider, cardProvider)',
    // A component with the name HttpProvider is React's own term.
    uses: (name, line) => has('provider')(name) && !/function [A-Z]\w*Provider\b/.test(line),
    folders: [
      'core/plugin',
      'kits/booking',
      // What a plugin offers as an engine has the name that core gives it.
      'kits/cards/points.ts',
      'plugins/generalAppointment',
      'plugins/internationalDoctor',
      'server/demo/doctors',
      'server/demo/large',
      'server/domain/admin/doctors',
      'server/domain/appointments',
      'server/domain/availability',
      'server/domain/booking',
      'server/domain/catalogue',
      'server/test/clinic/bookingRequests.ts',
      'tests/bench/slots',
      'tests/conformance',
      'tests/e2e/support/booking.ts',
    ],
    qualifiers: [
      'identity',
      'device',
      'card',
      'payment',
      'external',
      'sign',
      'booking',
      'api',
      'host',
      'cache',
    ],
  },
  {
    word: 'engine',
    meaning:
      'a replaceable part that a plugin offers: it carries a call, measures, captures a card or checks an identity',
    instead: 'database, for PGlite and PostgreSQL',
    uses: has('engine'),
    folders: [
      'kits/calls',
      'kits/cards',
      'plugins/account/plans/card',
      'plugins/binah',
      'plugins/calls',
      'plugins/identity',
      'plugins/twilioVideo',
      'tests/calls',
      'tests/conformance/calls',
    ],
    qualifiers: ['call', 'scan', 'card'],
  },
  {
    word: 'review',
    meaning: 'the last step of a booking, which shows what is booked',
    instead: 'identityReview, for a check that a person decides; a later consultation is a follow-up',
    uses: has('review'),
    folders: [
      'kits/booking',
      'plugins/payments',
      'plugins/records/booking',
      'tests/booking',
      'tests/conformance',
      'tests/e2e',
    ],
    qualifiers: ['identity'],
  },
  {
    word: 'section',
    meaning: 'an entry of the menu of the administration, with its records',
    instead: 'formSection, callSection or patientSection; a part of a page is a part',
    uses: has('section'),
    folders: [
      'core/session/roles.ts',
      'kits/admin',
      'plugins/admin',
      'plugins/identity/reviews/sections.ts',
      'server/domain/users',
      'tests/admin',
      'tests/e2e/adminSections.spec.ts',
    ],
    qualifiers: ['form', 'call', 'patient'],
  },
  {
    word: 'report',
    meaning: 'a CSV file of the video appointments between two dates',
    instead: 'videoReport for viewings; result, summary or finding; as a verb (reportFault) it is free',
    uses: (name) => {
      const words = wordsOf(name)
      const at = words.findIndex((word) => word === 'report' || word === 'reports')
      return at > 0 || (at === 0 && (words[0] === 'reports' || /^[A-Z]/.test(name)))
    },
    folders: ['plugins/admin', 'server/domain/admin', 'tests/e2e/adminSections.spec.ts'],
    qualifiers: ['video', 'use'],
  },
  {
    word: 'place',
    meaning: 'where a doctor sees patients, or a part of a screen',
    instead: 'index, for a position in a list',
    uses: (name, line) =>
      has('place')(name) && /\b(findIndex|indexOf|findLastIndex|lastIndexOf)\(/.test(line),
    folders: [],
    qualifiers: [],
  },
  {
    word: 'tell',
    meaning: null,
    instead: 'report a fault, notify a person, send a message',
    uses: (name) => ['tell', 'tells', 'told'].includes(wordsOf(name)[0] ?? ''),
    folders: [],
    qualifiers: [],
  },
  {
    word: 'letter',
    meaning: 'an email of the reference server',
    instead: 'character, for a letter of the alphabet',
    uses: has('letter'),
    folders: [
      'plugins/admin/entities/users',
      'plugins/appointments/letterLink',
      'plugins/notifications',
      'plugins/registration',
      'server/app',
      'server/demo',
      'server/domain/account',
      'server/domain/admin',
      'server/domain/appointments',
      'server/domain/booking/policies/policies.test.ts',
      'server/domain/booking/proposals',
      'server/domain/calls',
      'server/domain/chat',
      'server/domain/deletion',
      'server/domain/family',
      'server/domain/letterLinks',
      'server/domain/letters',
      'server/domain/records',
      'server/domain/registration',
      'server/domain/retention',
      'server/domain/users',
      'server/platform/identity/external',
      'server/platform/identity/letters',
      'server/platform/identity/magicLink.test.ts',
      'server/platform/identity/registrations',
      'server/platform/identity/secondStep',
      'server/platform/identity/test',
      'server/platform/letters',
      'server/platform/mail',
      'server/platform/sessions/visits/letterLink.ts',
      'server/platform/tenants',
      'server/providers/smtp',
      'server/test',
      'tests/access',
      'tests/e2e',
      'tests/times',
    ],
    qualifiers: ['invitation'],
  },
  {
    word: 'keyOf',
    meaning: null,
    instead: 'the key of what: draftKeyOf, personKeyOf',
    uses: (name) => name === 'keyOf',
    folders: [],
    qualifiers: [],
  },
]
