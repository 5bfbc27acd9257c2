import type { VideoCall } from '@schemas/generated/entities'
import { completeCall, type HubMessageShapes, type HubShape } from '@schemas/hub'

/** A notice of a call: what the hub sent, and the call that the portal makes of it. */
interface Notice {
  wire: readonly unknown[]
  call: VideoCall
}

/** Translates between the messages of the contract and those of a tenant's hub. One for each connection. */
export interface HubTranslator {
  /** The arguments of a message for the hub. */
  toHub: (name: string, args: readonly unknown[]) => readonly unknown[]
  /** The answer of the hub to such a message, as the contract has it. */
  answerOf: (name: string, args: readonly unknown[], answer: unknown) => unknown
  /** The arguments of a message from the hub, as the contract has them. */
  fromHub: (name: string, wire: readonly unknown[]) => readonly unknown[]
}

/**
 * Creates a translator. What the specification leaves out of a message is completed: a notice of a call may have only the doctor, the room
 * and the appointment, an end may come without the call that it ends, and an answered call without an answer is the one that rang.
 */
export function createTranslator(shapes: HubMessageShapes | undefined, now: () => string): HubTranslator {
  const notices = new Map<unknown, Notice>()
  let last: Notice | undefined
  const shapeOf = (name: string): HubShape => {
    const shape = shapes?.[name]
    return typeof shape === 'object' ? shape : {}
  }
  const noteCall = (wire: readonly unknown[], fields: object) => {
    const call = completeCall(fields, now())
    last = { wire, call }
    notices.set(call.id, last)
    return call
  }
  return {
    toHub: (name, args) => {
      const { arguments: paths } = shapeOf(name)
      const sources = Object.assign({ notice: notices.get(args[0])?.wire }, args)
      return paths ? paths.map((path) => read(sources, path)) : args
    },
    answerOf: (name, args, answer) => {
      if (isCall(answer)) return answer
      if (name === 'startCall') {
        const appointmentId = args[0] as number | null
        return completeCall({ appointmentId, startedBy: 'patient' }, now())
      }
      const rang = name === 'acceptVideoCall' ? notices.get(args[0])?.call : undefined
      return rang ? { ...rang, status: 'inProgress', answeredAt: now() } : answer
    },
    fromHub: (name, wire) => {
      const { fields } = shapeOf(name)
      const first = fields ? mapFields(fields, wire) : wire[0]
      if (name === 'notifyCall') return [noteCall(wire, toObject(first))]
      if (name === 'cancelCalling' && first === undefined) return [{ callId: last?.call.id }]
      return fields ? [first] : wire
    },
  }
}

const isCall = (answer: unknown) => 'status' in toObject(answer)

const mapFields = (fields: Readonly<Record<string, string>>, wire: readonly unknown[]) =>
  Object.fromEntries(Object.entries(fields).map(([field, path]) => [field, read(wire, path)]))

/** The value at a path such as `0.doctor.name`: the first argument, its `doctor`, its `name`. */
const read = (source: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (toObject(value) as Record<string, unknown>)[name], source)

const toObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
