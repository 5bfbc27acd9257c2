/** A stand-in of a tenant: where its setting is, and what it does instead of a real service. */
export interface StandIn {
  file: 'backend.json' | 'conditions.json'
  /** JSON pointer; empty for a file that is missing. */
  path: string
  what: string
}

/** The members of backend.json that name stand-ins, as they are in the file. */
interface StandInSettings {
  cards?: unknown
  identityChecks?: unknown
  calls?: unknown
  payment?: unknown
}

type Members = { provider?: unknown; mode?: unknown; twilio?: { mode?: unknown } } | undefined

/** What a tenant would do in production that is only for demos and trials. `hasConditions`: whether it has its own conditions. */
export function standInsOf(backend: StandInSettings, hasConditions: boolean): StandIn[] {
  const { cards, identityChecks, calls, payment } = backend as Record<string, Members>
  const standIns: [isUsed: boolean, path: string, what: string][] = [
    [payment?.mode === 'sandbox', '/payment', 'payments in the sandbox, which move no money'],
    [cards?.mode === 'sandbox', '/cards', 'cards in the sandbox, which are not charged'],
    [identityChecks?.provider === 'sandbox', '/identityChecks', 'checks of identity that look at no picture'],
    [calls?.twilio?.mode === 'sandbox', '/calls/twilio', 'video calls at the stand-in of this server'],
  ]
  return [
    ...standIns
      .filter(([isUsed]) => isUsed)
      .map(([, path, what]): StandIn => ({ file: 'backend.json', path, what })),
    ...(hasConditions
      ? []
      : [
          { file: 'conditions.json', path: '', what: 'the sample of the conditions of the service' } as const,
        ]),
  ]
}
