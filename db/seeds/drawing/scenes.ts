import { DESK_SCENES } from './desk-scenes.ts'
import { FOOD_SCENES } from './food-scenes.ts'
import { LIFE_SCENES } from './life-scenes.ts'
import { PLACE_SCENES } from './place-scenes.ts'
import { SHOP_SCENES } from './shop-scenes.ts'
import { ROAD_SCENES, TRACTOR_SCENES, TRAILER_SCENES, WORK_SCENES } from './truck-scenes.ts'

/** Everything a listing can show, 4:3. */
export const SCENES = {
  ...TRACTOR_SCENES,
  ...TRAILER_SCENES,
  ...ROAD_SCENES,
  ...WORK_SCENES,
  ...SHOP_SCENES,
  ...PLACE_SCENES,
  ...DESK_SCENES,
  ...FOOD_SCENES,
  ...LIFE_SCENES,
}

export type SceneName = keyof typeof SCENES
