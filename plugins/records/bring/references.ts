import { field, isValue, list, nameOf, said, type Value } from './fhirValue'

/** Finds the entry of a bundle that a reference names; undefined for one that is not there. */
export type Find = (reference: unknown) => Value | undefined

/** The last two parts of an address: "Medication/m1" of "https://other.example/fhir/Medication/m1". */
const shortOf = (address: string): string => address.split('/').slice(-2).join('/')

/** Returns what finds the entries of a bundle, by their address, or by their type and id on whatever server. */
export function createFind(entries: readonly unknown[]): Find {
  const found = new Map<string, Value>()
  for (const entry of entries) {
    const resource = field(entry, 'resource')
    if (!isValue(resource)) continue
    const fullUrl = said(field(entry, 'fullUrl'))
    if (fullUrl) found.set(fullUrl, resource).set(shortOf(fullUrl), resource)
    found.set(`${said(resource['resourceType'])}/${said(resource['id'])}`, resource)
  }
  return (reference) => {
    const address = said(field(reference, 'reference'))
    return address === '' ? undefined : (found.get(address) ?? found.get(shortOf(address)))
  }
}

/** The name of what a resource refers to: an entry, or a part of the resource itself, else how the reference calls it. */
export function referredName(resource: Value, reference: unknown, find: Find): string {
  const target = said(field(reference, 'reference'))
  const inside = list(resource['contained']).find((one) => `#${said(field(one, 'id'))}` === target)
  const entry = inside ?? find(reference)
  return partName(entry) || said(field(reference, 'display'))
}

/** The name of a medicine by its code or, without one, by its ingredients; that of a device by its type. */
function partName(entry: unknown): string {
  const ingredients = list(field(entry, 'ingredient'))
    .map((one) => nameOf(field(one, 'itemCodeableConcept')))
    .filter(Boolean)
  const [deviceName] = list(field(entry, 'deviceName'))
  return (
    nameOf(field(entry, 'code')) ||
    ingredients.join(' + ') ||
    nameOf(field(entry, 'type')) ||
    said(field(deviceName, 'name'))
  )
}
