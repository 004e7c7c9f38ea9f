// Generated from app/i18n/messages/es/home.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const home: WordsOf<'home', 'es'> = {
  headline: 'Camiones, trabajo y dónde estacionar',
  lead: 'Anuncios de choferes, transportistas, talleres y concesionarios. Busca, lee y publica en español, inglés o ruso.',
  what: 'Qué',
  partsCounted: 'Secciones y cuántos anuncios hay',
  parts: 'Secciones',
  jobs: 'Empleos',
  trucks: 'Camiones y tráileres',
  services: 'Servicios',
  parking: 'Estacionamiento',
  askedReefer: 'Reefer, en casa cada semana',
  askedSleeper: 'Tractos con camarote',
  askedParking: 'Estacionamiento 24/7',
}
