import path from 'node:path'
import { readContract } from '../../scripts/contract/contract'
import { portalCalls } from '../contract/portalCalls'
import { operations } from './samples'

const contract = readContract(path.resolve(import.meta.dirname, '../..'))
const called = portalCalls(contract.filter((one) => one.otherClients === undefined).map(({ name }) => name))

/** The operations whose answer the portal reads as JSON. */
export const answersRead = [...called].filter((name) => typeof operations[name]?.response === 'object')
