import type { Group } from 'three'
import { group, place } from '../shapes/group.ts'
import { type CarKind, car } from '../vehicles/cars.ts'
import { type HouseLook, house } from './house.ts'
import { lawn } from './lawn.ts'

export const home =
  (options: HouseLook, kind: CarKind, color: string): (() => Group) =>
  () =>
    group(lawn(4), house(options), place(car({ kind, color }), [6.6, 0, 8.6], -Math.PI / 2))
