import answers from './answers.json' with { type: 'json' }
import { readCalls, type SpecifiedCall } from './calls'
import { addRecord, changeRecord, readPlace, removeRecord, type World } from './world'

interface Request {
  method: string
  /** The path and query without a slash before them, for example `api/plans`. */
  address: string
  /** The id of the person whose token was sent; null without one. */
  person: string | null
  body?: unknown
}

interface Answer {
  status: number
  /** Undefined: an empty body. */
  body?: unknown
}

const reads: Readonly<Record<string, string>> = answers.reads
const saves: Readonly<Record<string, string>> = answers.saves

/**
 * An API that speaks the specification and nothing else: its calls, plain lists, and an empty 200 after saves. It keeps what is
 * saved in `world`. Every other call is a 404.
 */
export function createSpecifiedApi(world: World, calls: readonly SpecifiedCall[] = readCalls()) {
  return (request: Request): Answer => {
    const [path = '', query = ''] = request.address.split('?')
    const matching = calls.filter(({ method, pattern }) => method === request.method && pattern.test(path))
    const [call] = matching
    if (!call) return { status: 404, body: { message: 'NOT_FOUND' } }
    if (request.person === null && !matching.some(({ isPublic }) => isPublic))
      return { status: 401, body: { message: 'UNAUTHORIZED' } }
    const given = { ...fieldsOf(request.body), ...Object.fromEntries(new URLSearchParams(query)) }
    const values = call.pattern.exec(path)?.slice(1).map(decodeURIComponent) ?? []
    const parameters = Object.fromEntries(call.parameters.map((name, index) => [name, values[index]]))
    const place = placeOf({ ...given, ...parameters, me: request.person })
    const names = matching.map(({ name }) => name)
    if (names.some((name) => answers.bookings.includes(name))) return book(world, request, parameters['id'])
    const read = names.map((name) => reads[name]).find((one) => one !== undefined)
    if (read !== undefined) return found(readPlace(world, place(read)))
    const saved = names.map((name) => saves[name]).find((one) => one !== undefined)
    return saved === undefined ? { status: 200 } : save(world, request, place(saved))
  }
}

const placeOf =
  (values: Readonly<Record<string, unknown>>) =>
  (place: string): string[] =>
    place.split('/').map((part) => part.replace(/^\{(\w+)\}$/, (_, name: string) => String(values[name])))

const fieldsOf = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {})

const found = (body: unknown): Answer =>
  body === undefined ? { status: 404, body: { message: 'NOT_FOUND' } } : { status: 200, body }

function save(world: World, { method, body }: Request, place: readonly string[]): Answer {
  if (method === 'POST') addRecord(world, place, fieldsOf(body))
  const isKnown =
    method === 'POST' ||
    (method === 'DELETE' ? removeRecord(world, place) : changeRecord(world, place, fieldsOf(body)))
  return isKnown ? { status: 200 } : { status: 404, body: { message: 'NOT_FOUND' } }
}

/** Books or moves an appointment: the booking payloads name its instant in different ways. */
function book(world: World, { body }: Request, id: string | undefined): Answer {
  const {
    date = '',
    time,
    providerId,
    doctorId,
    serviceId,
    consultationServiceId,
  } = body as Partial<Record<string, string>>
  const fields = {
    startDate: time === undefined ? date : `${date.slice(0, 10)}T${time}:00Z`,
    serviceId: serviceId ?? consultationServiceId,
    providerId: providerId ?? doctorId,
    status: 2,
  }
  if (id === undefined) addRecord(world, ['appointments'], fields)
  else if (!changeRecord(world, ['appointments', id], fields)) return found(undefined)
  return { status: 200, body: { booked: true, bookingData: { providerId: fields.providerId } } }
}
