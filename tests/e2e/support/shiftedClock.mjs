/** Preloaded by a server that shall live at another time: its clock runs CLOCK_SHIFT milliseconds ahead. */
const RealDate = Date
const now = () => RealDate.now() + Number(process.env.CLOCK_SHIFT)

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts) => Reflect.construct(target, parts.length > 0 ? parts : [now()]),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
