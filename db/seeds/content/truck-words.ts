import type { Kind } from './kind.ts'

/** What sellers of tractors write. */
export const TRUCK_WORDS: Kind['words'] = {
  en: {
    titles: [
      '{year} {make} {model}, {engine}, {miles} miles',
      '{make} {model} {year}, {paint}, {miles} mi',
      '{year} {make} {model} {paint}, {city}',
      '{year} {short} {engine} {miles} miles {price}',
      '{year} {make} {model} for sale, {paint}',
      '{year} {short}, {paint}, {miles} mi',
    ],
    body: [
      [
        '{year} {make} {model}, {engine} at {horses} hp, {gears}, {exact} miles on the clock.',
        'Selling my {paint} {year} {make} {model} with the {engine}. {exact} miles, {gears}.',
        'One owner {make} {model}, {year}, {paint}. {engine}, {horses} hp, {gears}.',
        'Straight out of our own fleet: {year} {make} {model}, {engine}, {miles} miles, serviced every 20,000.',
      ],
      [
        'In-frame overhaul at {overhaul}k with papers.',
        'Never had the head off, oil samples on file.',
        'DPF cleaned and one box done last winter.',
        'New turbo and injectors, receipts in the glove box.',
        'Clutch and rear end seals done this year.',
      ],
      [
        '{inches}-inch sleeper, double bunk, fridge, inverter and APU.',
        'APU works, bunk heater works, no leaks, no check engine light.',
        'Sleeper is clean, never smoked in.',
        'Fridge, microwave mount, 2,000 W inverter, new mattress.',
      ],
      [
        'Steer tires 90 %, drives 70 %.',
        'Eight new drives in spring, virgin steers.',
        'Fresh annual DOT inspection.',
        'Aluminum wheels all around, brakes done.',
        'New batteries and alternator, starts at ten below.',
      ],
      [
        'Asking {price}, ready to work tomorrow.',
        '{price}, a little room for a serious buyer.',
        'Price is {price}, no dealer fees.',
        'Runs every day, so miles go up a little. {price}.',
      ],
    ],
  },
  ru: {
    titles: [
      '{make} {model} {year}, {engine}, {thousand} тыс. миль',
      '{year} {make} {model}, {paint}, {miles}',
      'Продам {make} {model} {year}, {city}',
      '{year} {short}, {engine}, {thousand} тыс., {price}',
      'Продаётся {year} {make} {model}',
      '{year} {short}, {paint}, {thousand} тыс. миль',
    ],
    body: [
      [
        '{year} {make} {model}, мотор {engine}, {horses} л. с., {gears}, пробег {exact} миль.',
        'Продаю свой трак: {make} {model} {year} года, {paint}, {engine}. Пробег {exact}, {gears}.',
        'Один хозяин, {make} {model} {year}, {paint}. {engine}, {horses} л. с., {gears}.',
        'Из своего парка: {make} {model} {year}, {engine}, {thousand} тыс. миль, масло каждые 20 тысяч.',
      ],
      [
        'Капиталка на {overhaul} тысячах, бумаги есть.',
        'Голову не снимали, анализы масла сохранены.',
        'DPF чистили, one box сделан прошлой зимой.',
        'Новая турбина и форсунки, чеки в бардачке.',
        'Сцепление и сальники мостов сделаны в этом году.',
      ],
      [
        'Спальник {inches} дюймов, две полки, холодильник, инвертор, APU.',
        'APU рабочая, печка рабочая, не течёт, чек не горит.',
        'Кабина чистая, не прокурена.',
        'Холодильник, место под микроволновку, инвертор 2000 Вт, новый матрас.',
      ],
      [
        'Передняя резина 90 %, задняя 70 %.',
        'Весной поставили восемь новых колёс, перед новый.',
        'Свежая годовая инспекция DOT.',
        'Диски алюминий по кругу, тормоза сделаны.',
        'Новые аккумуляторы и генератор, заводится в любой мороз.',
      ],
      [
        'Цена {price}, садись и работай.',
        '{price}, реальному покупателю уступлю.',
        'Цена {price}, без дилерских сборов.',
        'Трак в работе, пробег немного растёт. {price}.',
      ],
    ],
  },
  es: {
    titles: [
      '{make} {model} {year}, {engine}, {miles} millas',
      '{year} {make} {model}, {paint}, {miles}',
      'Vendo {make} {model} {year}, {city}',
      '{year} {short}, {engine}, {miles} millas, {price}',
      'Se vende {year} {make} {model}',
      '{year} {short}, {paint}, {miles} millas',
    ],
    body: [
      [
        '{make} {model} {year}, motor {engine} de {horses} hp, transmisión {gears}, {exact} millas.',
        'Vendo mi troca {make} {model} {year}, color {paint}, motor {engine}. {exact} millas, {gears}.',
        'Un solo dueño, {make} {model} {year}, {paint}. {engine}, {horses} hp, {gears}.',
        'Directo de nuestra flota: {make} {model} {year}, {engine}, {miles} millas, aceite cada 20 mil.',
      ],
      [
        'Overhaul a las {overhaul} mil millas, con papeles.',
        'Nunca se le ha bajado la cabeza, hay análisis de aceite.',
        'DPF limpio y one box hecho el invierno pasado.',
        'Turbo e inyectores nuevos, recibos en la guantera.',
        'Clutch y sellos de los diferenciales de este año.',
      ],
      [
        'Dormitorio de {inches} pulgadas, dos camas, refri, inversor y APU.',
        'El APU jala, la calefacción jala, no tira aceite, sin check engine.',
        'Camarote limpio, nadie fumó adentro.',
        'Refri, base de microondas, inversor de 2000 W, colchón nuevo.',
      ],
      [
        'Llantas de dirección al 90 %, de tracción al 70 %.',
        'Ocho llantas nuevas en primavera, las de adelante vírgenes.',
        'Inspección anual del DOT recién hecha.',
        'Rines de aluminio en todo, frenos hechos.',
        'Baterías y alternador nuevos, arranca con cualquier frío.',
      ],
      [
        'Pido {price}, lista para trabajar mañana.',
        '{price}, a tratar con comprador serio.',
        'El precio es {price}, sin cargos de dealer.',
        'Trabaja diario, las millas suben un poco. {price}.',
      ],
    ],
  },
}
