import type { Part } from './parts.ts'

/** What people look for in a part that has one category, as its list is narrowed to it ([HOME-13]). */
export const ENTRANCE_LINKS = {
  trucks: [
    ['home.askedSleeper', 'kind=sleeper'],
    ['entrances.dayCabs', 'kind=day-cab'],
    ['entrances.reeferTrailers', 'kind=reefer'],
  ],
  parking: [
    ['entrances.open247', 'open-247=yes'],
    ['entrances.fenced', 'fenced=yes'],
    ['entrances.trailerDrop', 'trailer-drop=yes'],
  ],
} as const satisfies Partial<Record<Part, readonly (readonly [name: string, search: string])[]>>

export type LinkedPart = keyof typeof ENTRANCE_LINKS

export const LINKED_PARTS: readonly LinkedPart[] = ['trucks', 'parking']
