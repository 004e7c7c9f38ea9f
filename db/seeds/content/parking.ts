import { dollars, type Kind } from './kind.ts'

export const parking: Kind = {
  weight: 1,
  trade: 'realty',
  closing: 'service',
  draft({ pick, between }) {
    const monthly = between(28, 78) * 5
    return {
      facts: {
        monthly: dollars(monthly),
        daily: `$${between(15, 35)}`,
        weekly: `$${Math.round(monthly / 3 / 5) * 5}`,
        spots: `${between(4, 44) * 5}`,
        exit: `${between(12, 280)}`,
        acres: `${between(2, 14)}`,
        ground: pick([
          { en: 'asphalt', ru: 'асфальт', es: 'asfalto' },
          { en: 'compacted gravel', ru: 'щебень', es: 'grava compactada' },
          { en: 'concrete', ru: 'бетон', es: 'concreto' },
        ]),
      },
      price: `${dollars(monthly)}/mo`,
      scenes: pick([
        ['lot-day', 'lot-night'],
        ['lot-night', 'lot-day'],
        ['lot-day', 'warehouse'],
        ['lot-day', 'dry-van'],
      ] as const),
    }
  },
  words: {
    en: {
      titles: [
        'Semi parking, {road} exit {exit}, {monthly}/month',
        'Fenced truck parking in {city}, {monthly}',
        '{spots} truck spots, {ground}, {city}',
        'Secure truck yard, {city}, {daily} a day',
        'Parking for trucks and trailers, {city}',
      ],
      body: [
        [
          'Truck and trailer parking in {town}, {road} exit {exit}, {ground}, {spots} spots.',
          'Fenced yard of {acres} acres in {town}, two minutes from {road}.',
          '{spots} spots on {ground} in {town}, wide enough to turn a 53.',
        ],
        [
          '{monthly} a month for tractor and trailer, {daily} a day, {weekly} a week.',
          '{monthly} a month, trailer alone is less, month to month.',
          'Monthly {monthly}, day {daily}, no deposit.',
        ],
        [
          'Cameras, lights, gate with a code, guard at night.',
          'Open around the clock, gate opens from your phone.',
          'Plowed in winter before 5 am.',
          'No broken glass, no tows, cars may stay while you are out.',
        ],
        [
          'Shop, wash and scale on the same street.',
          'Restroom, shower and laundry on site.',
          'Small repairs allowed, oil changes not.',
          'Block heater plugs for 20 trucks.',
        ],
      ],
    },
    ru: {
      titles: [
        'Стоянка для траков, {road}, съезд {exit}',
        'Охраняемая стоянка, {city}, {monthly}',
        '{spots} мест для траков, {ground}, {city}',
        'Закрытый ярд, {city}, {daily} в сутки',
        'Парковка для траков и трейлеров, {city}',
      ],
      body: [
        [
          'Стоянка для траков и трейлеров, {town}, {road}, съезд {exit}, {ground}, {spots} мест.',
          'Огороженный ярд, {acres} акров, {town}, две минуты от {road}.',
          '{spots} мест, {ground}, {town}, с 53-футовым разворачиваетесь спокойно.',
        ],
        [
          '{monthly} в месяц за трак с трейлером, {daily} в сутки, {weekly} в неделю.',
          '{monthly} в месяц, один трейлер дешевле, помесячно.',
          'Месяц {monthly}, сутки {daily}, без депозита.',
        ],
        [
          'Камеры, свет, ворота с кодом, ночью охрана.',
          'Въезд круглосуточно, ворота открываются с телефона.',
          'Зимой снег чистим до пяти утра.',
          'Чисто, никого не эвакуируем, машину можно оставить на время рейса.',
        ],
        [
          'Мастерская, мойка и весы на той же улице.',
          'Туалет, душ и прачечная на месте.',
          'Мелкий ремонт можно, масло менять нельзя.',
          'Розетки для подогрева на 20 траков.',
        ],
      ],
    },
    es: {
      titles: [
        'Estacionamiento tráiler, {road} salida {exit}',
        'Yarda cercada en {city}, {monthly} al mes',
        '{spots} lugares para tráiler, {city}',
        'Yarda segura, {city}, {daily} por día',
        'Se rentan espacios para tráiler, {city}',
      ],
      body: [
        [
          'Estacionamiento para tráiler y remolque en {town}, {road} salida {exit}, {ground}, {spots} lugares.',
          'Yarda cercada de {acres} acres en {town}, a dos minutos de la {road}.',
          '{spots} lugares, {ground}, en {town}, se da vuelta fácil con caja de 53.',
        ],
        [
          '{monthly} al mes por troca y remolque, {daily} por día, {weekly} por semana.',
          '{monthly} al mes, el puro remolque cuesta menos, de mes a mes.',
          'Mes {monthly}, día {daily}, sin depósito.',
        ],
        [
          'Cámaras, luces, portón con clave, guardia de noche.',
          'Abierto las 24 horas, el portón se abre con el teléfono.',
          'En invierno se quita la nieve antes de las 5 am.',
          'Limpio, sin grúas, puede dejar su carro mientras viaja.',
        ],
        [
          'Taller, lavado y báscula en la misma calle.',
          'Baño, regadera y lavandería en el lugar.',
          'Reparaciones chicas sí, cambios de aceite no.',
          'Conexiones para calentador de motor, 20 trocas.',
        ],
      ],
    },
  },
}
