import type { CallSettings } from '../../platform/tenants/settings/callSettings'

/** When a patient can join the call of an appointment, and from when on its doctor is late. */
export interface JoinWindow {
  opensAt: Date
  closesAt: Date
  lateAt: Date
}

type Minutes = Pick<CallSettings, 'opensMinutes' | 'closesMinutes' | 'lateMinutes'>

/** The join window of an appointment that starts at an instant. */
export const joinWindow = (start: Date, settings: Minutes): JoinWindow => {
  const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
  return {
    opensAt: after(-settings.opensMinutes),
    closesAt: after(settings.closesMinutes),
    lateAt: after(settings.lateMinutes),
  }
}

/** Whether the patient can join at an instant; both edges belong to the window. */
export const isOpen = ({ opensAt, closesAt }: JoinWindow, now: Date): boolean =>
  opensAt <= now && now <= closesAt
