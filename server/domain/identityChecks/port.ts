import type { Tx } from '../../platform/db/database'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import type { IdentityRefusal } from '../../../schemas/generated/entities'

/** What a service says about a check: `started` means that it waits for the person. */
export type RunState = 'started' | 'processing' | 'review' | 'approved' | 'declined' | 'abandoned' | 'failed'

/** The answer of a service about a check. */
export interface RunResult {
  state: RunState
  /** Why the identity was declined, where the service says so in words of the contract. */
  reason: IdentityRefusal | null
}

/** The names of a person, as the service needs them. */
export interface ApplicantName {
  name: string
  surname: string | null
}

/** A notification of the service, as it arrives. */
export interface RawNotification {
  /** The bytes that are signed. */
  body: Buffer
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A service that checks identities. Every method rejects with `ServiceError` when the service does not answer as documented. */
export interface IdentityProvider {
  /** Registers a person. Returns their id at the service. */
  createApplicant: (person: ApplicantName) => Promise<string>
  /** Issues a short-lived token for the service's software in the browser. */
  createToken: (applicantId: string) => Promise<string>
  /** Starts a check. Returns its id. */
  startRun: (applicantId: string) => Promise<string>
  readRun: (runId: string) => Promise<RunResult>
  /** The id of the check that a notification is about. Returns null unless the service has signed it. */
  readNotification: (notification: RawNotification) => string | null
}

/** The service did not answer, or not as documented. The message has no personal data. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
}

/** Finds the service that checks identities for a tenant; undefined if it has none. */
export type IdentityProviderOf = (
  tenant: TenantOnServer,
  call: { db: Tx; now: Date },
) => IdentityProvider | undefined

declare module '../../platform/http/api/ports' {
  interface Ports {
    /** The services that check identities. Absent: no tenant has one. */
    identityChecks?: IdentityProviderOf
  }
}
