/** PostgreSQL type numbers whose JavaScript value both engines must agree on. */
export const BYTEA = 17
export const INT8 = 20
export const DATE = 1082
export const NUMERIC = 1700

/** Session settings: our own schema first, and instants that print in UTC. */
export const settings = ['search_path=portico,public', 'timezone=UTC']
