import catalogue from './errors.json' with { type: 'json' }

/** What an operation of `schemas/api` says that implies an error. */
export interface OperationWithErrors {
  auth?: string | undefined
  role?: string | undefined
  administrators?: object | undefined
  medical?: string | undefined
  reauthentication?: string | undefined
  idempotent?: boolean | undefined
  beforeConditions?: boolean | undefined
  query?: object | undefined
  body?: unknown
  /** Codes, with the status before it where it is not the usual one: `409 SECOND_STEP_REQUIRED`. */
  errors?: readonly string[] | undefined
}

/** An error that an operation may answer with. */
export interface OperationError {
  status: number
  /** The value of `message`. */
  code: string
}

/** Status and meaning of each error code. */
export const errorCodes: Readonly<Record<string, { status: number; text: string }>> = catalogue

/**
 * The errors of an operation: those that `schemas/api` lists for it, and those that its contract implies. Takes its key, for example
 * `GET api/plans/{id}`. Any operation may also answer 500 or 503 with GENERAL. Throws for a code that `schemas/errors.json` lacks.
 */
export function errorsOf(key: string, operation: OperationWithErrors): OperationError[] {
  const named = [...(operation.errors ?? []), ...errorsOfInput(key, operation), ...errorsOfCaller(operation)]
  return [...new Set(named)].map((name) => {
    const [, given, code = name] = /^(\d{3}) (.+)$/.exec(name) ?? []
    const known = errorCodes[code]
    if (!known) throw new Error(`schemas/errors.json has no ${code}, which ${key} names`)
    return { status: given === undefined ? known.status : Number(given), code }
  })
}

function errorsOfInput(key: string, { query, body, idempotent }: OperationWithErrors): string[] {
  const hasParameters = key.includes('{')
  return [
    ...(hasParameters || query !== undefined || body !== undefined ? ['FORMAT_NOT_VALID'] : []),
    ...(body !== undefined ? ['MAX_EXCEEDED'] : []),
    ...(hasParameters ? ['NOT_FOUND'] : []),
    ...(idempotent ? ['IDEMPOTENCY_KEY_REUSED'] : []),
  ]
}

function errorsOfCaller(operation: OperationWithErrors): string[] {
  if (operation.auth === 'none') return ['TENANT_NOT_FOUND']
  return [
    'TENANT_NOT_FOUND',
    'UNAUTHORIZED',
    'FORBIDDEN',
    ...(operation.beforeConditions ? [] : ['CONDITIONS_NOT_ACCEPTED']),
    ...(operation.role !== undefined || operation.administrators ? ['ROLE', 'SECOND_STEP_REQUIRED'] : []),
    ...(operation.medical ? ['RECORDS_ROLE'] : []),
    ...(operation.reauthentication === 'recent' ? ['REAUTHENTICATION_REQUIRED'] : []),
  ]
}
