import type { SceneName } from '../drawing/scenes.ts'
import type { Fact } from './kind.ts'

type Haul = { readonly name: Fact; readonly scenes: readonly SceneName[] }

export const HAULS: readonly Haul[] = [
  {
    name: { en: 'dry van', ru: 'драйван', es: 'caja seca' },
    scenes: ['road-fields', 'road-night', 'road-snow'],
  },
  { name: { en: 'reefer', ru: 'рефрижератор', es: 'refrigerado' }, scenes: ['road-sunset', 'road-city'] },
  {
    name: { en: 'flatbed', ru: 'флэтбед', es: 'plataforma' },
    scenes: ['road-hills', 'road-coils', 'road-tarp'],
  },
  { name: { en: 'step deck', ru: 'степдек', es: 'step deck' }, scenes: ['road-step-deck', 'road-tarp'] },
  { name: { en: 'car hauler', ru: 'автовоз', es: 'nodriza' }, scenes: ['road-cars'] },
  { name: { en: 'tanker', ru: 'цистерна', es: 'pipa' }, scenes: ['road-desert'] },
  { name: { en: 'intermodal', ru: 'контейнеры', es: 'intermodal' }, scenes: ['road-container'] },
]
