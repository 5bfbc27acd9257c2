import type { Tx } from '../../../platform/db/database'
import { createInsuredList } from './insuredList'
import type { InsurerPort } from './insurerPort'

/** The port of a tenant: the list that its administrators import. A connection to an insurer is another engine here. */
export const insurerPortOf = (tx: Tx, tenant: string): InsurerPort => createInsuredList(tx, tenant)
